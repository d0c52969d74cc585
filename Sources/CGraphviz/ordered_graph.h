#pragma once

// Reading a graph so that the same text always gives the same graph.
//
// Graphviz numbers subgraphs by the addresses of their names and goes through them in that order:
// clusters come out differently from run to run of one process, and the layout with them. The
// releases up to 9 let a caller number things himself, which this file uses: subgraphs are numbered
// in the order of the text. Later releases read the text as they do by themselves.

#include <stdlib.h>
#include <string.h>

#if defined(GVPLUGIN_VERSION) && GVPLUGIN_VERSION <= 6

typedef __typeof__(((Agtag_t *)0)->id) cgraphviz_id;

struct cgraphviz_name {
  struct cgraphviz_name *next;
  cgraphviz_id id;
  char text[];
};

/// The numbers that one graph gave out.
struct cgraphviz_ids {
  void *standard;
  cgraphviz_id last;
  struct cgraphviz_name *names;
};

static inline void *cgraphviz_ids_open(Agraph_t *graph, Agdisc_t *disciplines) {
  struct cgraphviz_ids *ids = calloc(1, sizeof(struct cgraphviz_ids));
  if (ids != NULL) ids->standard = AgIdDisc.open(graph, disciplines);
  return ids;
}

/// Names of subgraphs get even numbers, subgraphs without a name odd ones, both rising.
static inline long cgraphviz_ids_map(void *state, int type, char *text, cgraphviz_id *id,
                                     int create) {
  struct cgraphviz_ids *ids = state;
  if (type != AGRAPH) return AgIdDisc.map(ids->standard, type, text, id, create);
  if (text == NULL) {
    ids->last += 2;
    *id = ids->last + 1;
    return 1;
  }
  for (struct cgraphviz_name *name = ids->names; name != NULL; name = name->next) {
    if (strcmp(name->text, text) != 0) continue;
    *id = name->id;
    return 1;
  }
  if (!create) return 0;
  size_t size = strlen(text) + 1;
  struct cgraphviz_name *name = malloc(sizeof(struct cgraphviz_name) + size);
  if (name == NULL) return 0;
  memcpy(name->text, text, size);
  ids->last += 2;
  name->id = ids->last;
  name->next = ids->names;
  ids->names = name;
  *id = name->id;
  return 1;
}

static inline long cgraphviz_ids_alloc(void *state, int type, cgraphviz_id id) {
  struct cgraphviz_ids *ids = state;
  return type == AGRAPH ? 0 : AgIdDisc.alloc(ids->standard, type, id);
}

static inline void cgraphviz_ids_free(void *state, int type, cgraphviz_id id) {
  struct cgraphviz_ids *ids = state;
  if (type != AGRAPH) AgIdDisc.free(ids->standard, type, id);
}

static inline char *cgraphviz_ids_print(void *state, int type, cgraphviz_id id) {
  struct cgraphviz_ids *ids = state;
  if (type != AGRAPH) return AgIdDisc.print(ids->standard, type, id);
  for (struct cgraphviz_name *name = ids->names; name != NULL; name = name->next) {
    if (name->id == id) return name->text;
  }
  return NULL;
}

static inline void cgraphviz_ids_close(void *state) {
  struct cgraphviz_ids *ids = state;
  AgIdDisc.close(ids->standard);
  while (ids->names != NULL) {
    struct cgraphviz_name *next = ids->names->next;
    free(ids->names);
    ids->names = next;
  }
  free(ids);
}

static inline void cgraphviz_ids_register(void *state, int type, void *object) {
  struct cgraphviz_ids *ids = state;
  AgIdDisc.idregister(ids->standard, type, object);
}

/// What is left of the text.
struct cgraphviz_text {
  const char *next;
  size_t count;
};

static inline int cgraphviz_text_read(void *channel, char *buffer, int size) {
  struct cgraphviz_text *text = channel;
  size_t count = size < 0 ? 0 : (size_t)size;
  if (count > text->count) count = text->count;
  memcpy(buffer, text->next, count);
  text->next += count;
  text->count -= count;
  return (int)count;
}

/// Reads a graph in the DOT language; `NULL` if the text is none.
static inline Agraph_t *cgraphviz_read(const char *text) {
  // The graph keeps pointers to these.
  static Agiddisc_t ids;
  static Agiodisc_t io;
  ids = (Agiddisc_t){
      .open = cgraphviz_ids_open,
      .map = cgraphviz_ids_map,
      .alloc = cgraphviz_ids_alloc,
      .free = cgraphviz_ids_free,
      .print = cgraphviz_ids_print,
      .close = cgraphviz_ids_close,
      .idregister = cgraphviz_ids_register,
  };
  io = AgIoDisc;
  io.afread = cgraphviz_text_read;
  Agdisc_t disciplines = {.id = &ids, .io = &io};
  struct cgraphviz_text channel = {.next = text, .count = strlen(text)};
  return agread(&channel, &disciplines);
}

#else

/// Reads a graph in the DOT language; `NULL` if the text is none.
static inline Agraph_t *cgraphviz_read(const char *text) {
  return agmemread(text);
}

#endif
