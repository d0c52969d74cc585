/** The element with an id. */
function byID(id) {
  return document.getElementById(id);
}

/**
 * Makes an element. Children are elements and texts, never markup, so that no name of the app can
 * become part of the page's own structure.
 */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'click') element.addEventListener('click', value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== ''));
  return element;
}

/** `1 way`, `2 ways`. */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Says something to a screen reader. */
function announce(text) {
  byID('status').textContent = text;
}
