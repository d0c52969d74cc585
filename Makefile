# Each target sets up what it needs; a second run needs no network.
PREFIX ?= /usr/local

.PHONY: demo test lint bench fuzz install setup gallery

# Draws and reviews the sample apps; pictures lie in out/.
demo: setup
	Scripts/demo

# All tests, the samples' own tests and the lint.
test: setup
	@Scripts/setup-tests
	Scripts/test

lint:
	Scripts/lint

# Measures speed and memory, `make bench BENCH='reading FOLDER'` on sources of one's own.
bench: setup
	swift build -c release --product flowviz
	swift run -c release Benchmarks $(BENCH)

# Feeds damaged sources to every stage for so many minutes, `make fuzz MINUTES=20`.
MINUTES ?= 5
fuzz: setup
	swift run -c release Fuzzer $(MINUTES)

# Copies the program and the libraries that it needs below PREFIX.
install: setup
	Scripts/install '$(PREFIX)'

# Graphviz's headers and a font, where they are missing.
setup:
	@Scripts/setup

# The pictures of the README and the gallery.
gallery: setup
	Scripts/gallery
