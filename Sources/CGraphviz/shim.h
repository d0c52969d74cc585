#pragma once

// pkg-config names the folder of the headers itself on Debian and with Homebrew; without
// pkg-config only the folder above it is searched.
#if __has_include(<gvc.h>)
#include <gvc.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif
#elif __has_include(<graphviz/gvc.h>)
#include <graphviz/gvc.h>
#if __has_include(<graphviz/graphviz_version.h>)
#include <graphviz/graphviz_version.h>
#endif
#else
#error "Graphviz headers not found: install libgraphviz-dev (Debian, Ubuntu), graphviz-devel (Fedora) or graphviz (Homebrew), and pkg-config beside it"
#endif

#include <math.h>
#include <stddef.h>

#include "ordered_graph.h"

// What differs between releases of Graphviz, and what Swift cannot import, stays in this file.

// The length of a rendering is an `unsigned *` up to release 11 and a `size_t *` later.

typedef int (*cgraphviz_render_int)(GVC_t *, Agraph_t *, const char *, char **, unsigned int *);
typedef int (*cgraphviz_render_long)(GVC_t *, Agraph_t *, const char *, char **, unsigned long *);
typedef int (*cgraphviz_render_long_long)(GVC_t *, Agraph_t *, const char *, char **,
                                          unsigned long long *);

#define CGRAPHVIZ_RENDER_WITH(suffix, length_type)                                             \
  static inline int cgraphviz_render_with_##suffix(                                            \
      cgraphviz_render_##suffix render, GVC_t *context, Agraph_t *graph, const char *format,   \
      char **bytes, size_t *count) {                                                           \
    length_type length = 0;                                                                    \
    int status = render(context, graph, format, bytes, &length);                               \
    *count = (size_t)length;                                                                   \
    return status;                                                                             \
  }

CGRAPHVIZ_RENDER_WITH(int, unsigned int)
CGRAPHVIZ_RENDER_WITH(long, unsigned long)
CGRAPHVIZ_RENDER_WITH(long_long, unsigned long long)

/// Renders a graph that is laid out; `*bytes` belongs to the caller until `gvFreeRenderData`.
static inline int cgraphviz_render(GVC_t *context, Agraph_t *graph, const char *format,
                                   char **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  return _Generic(&gvRenderData, cgraphviz_render_int: cgraphviz_render_with_int,
                  cgraphviz_render_long: cgraphviz_render_with_long,
                  cgraphviz_render_long_long: cgraphviz_render_with_long_long)(
      &gvRenderData, context, graph, format, bytes, count);
}

/// Whether the layout gave the edge a line.
static inline int cgraphviz_edge_is_drawn(Agedge_t *edge) {
  return ED_spl(edge) != NULL && ED_spl(edge)->size > 0;
}

/// Sends every message of Graphviz to `handler`, in pieces, instead of to standard error.
static inline void cgraphviz_set_message_handler(int (*handler)(char *)) {
  agseterrf(handler);
  agseterr(AGWARN);
  agreseterrors();
}

// Where the layout has put things, in points.

struct cgraphviz_box {
  double x, y, width, height;
};

/// The box of a node that is laid out.
static inline struct cgraphviz_box cgraphviz_node_box(Agnode_t *node) {
  struct cgraphviz_box box = {ND_coord(node).x, ND_coord(node).y, ND_width(node) * 72,
                              ND_height(node) * 72};
  return box;
}

static inline struct cgraphviz_box cgraphviz_label_box(textlabel_t *label) {
  struct cgraphviz_box box = {0, 0, 0, 0};
  if (label == NULL || !label->set) return box;
  box.x = label->pos.x;
  box.y = label->pos.y;
  box.width = label->dimen.x;
  box.height = label->dimen.y;
  return box;
}

/// Whether a node is drawn with this shape.
static inline int cgraphviz_node_has_shape(Agnode_t *node, const char *shape) {
  return ND_shape(node) != NULL && strcmp(ND_shape(node)->name, shape) == 0;
}

static inline int cgraphviz_node_rank(Agnode_t *node) { return ND_rank(node); }

static inline void cgraphviz_move_node(Agnode_t *node, double x) { ND_coord(node).x = x; }

static inline Agnode_t *cgraphviz_edge_tail(Agedge_t *edge) { return agtail(edge); }

static inline Agnode_t *cgraphviz_edge_head(Agedge_t *edge) { return aghead(edge); }

/// The box of an edge's label; of no size where it has none.
static inline struct cgraphviz_box cgraphviz_edge_label_box(Agedge_t *edge) {
  return cgraphviz_label_box(ED_label(edge));
}

/// The box of the words at the tail of an edge; of no size where it has none.
static inline struct cgraphviz_box cgraphviz_tail_label_box(Agedge_t *edge) {
  return cgraphviz_label_box(ED_tail_label(edge));
}

static inline void cgraphviz_move_tail_label(Agedge_t *edge, double x, double y) {
  ED_tail_label(edge)->pos.x = x;
  ED_tail_label(edge)->pos.y = y;
}

/// The box of a cluster's title; of no size where it has none.
static inline struct cgraphviz_box cgraphviz_title_box(Agraph_t *cluster) {
  return cgraphviz_label_box(GD_label(cluster));
}

/// The left and right edges of a cluster.
static inline double cgraphviz_cluster_left(Agraph_t *cluster) { return GD_bb(cluster).LL.x; }

static inline double cgraphviz_cluster_right(Agraph_t *cluster) { return GD_bb(cluster).UR.x; }

static inline void cgraphviz_set_cluster_right(Agraph_t *cluster, double x) {
  GD_bb(cluster).UR.x = x;
}

/// Whether a graph or cluster has the attribute, with any value but an empty one.
static inline int cgraphviz_has_attribute(Agraph_t *graph, const char *name) {
  char *value = agget(graph, (char *)name);
  return value != NULL && *value != '\0';
}

static inline void cgraphviz_move_title(Agraph_t *cluster, double x) {
  GD_label(cluster)->pos.x = x;
}

static inline void cgraphviz_move_edge_label(Agedge_t *edge, double x, double y) {
  ED_label(edge)->pos.x = x;
  ED_label(edge)->pos.y = y;
}

/// The number of Bézier curves that an edge is drawn with.
static inline int cgraphviz_edge_curve_count(Agedge_t *edge) {
  return ED_spl(edge) == NULL ? 0 : (int)ED_spl(edge)->size;
}

/// The control points of one of an edge's curves, `3n + 1` of them.
static inline pointf *cgraphviz_edge_curve(Agedge_t *edge, int number, int *count) {
  *count = (int)ED_spl(edge)->list[number].size;
  return ED_spl(edge)->list[number].list;
}

/// How far the head at the start of one of an edge's curves, or at its end, reaches beyond the curve;
/// 0 where there is none.
static inline double cgraphviz_head_length(Agedge_t *edge, int number, int at_start) {
  bezier *curve = &ED_spl(edge)->list[number];
  if (!(at_start ? curve->sflag : curve->eflag) || curve->size < 1) return 0;
  pointf tip = at_start ? curve->sp : curve->ep;
  pointf end = at_start ? curve->list[0] : curve->list[curve->size - 1];
  return hypot(tip.x - end.x, tip.y - end.y);
}

/// Sets the tip of the head at the start of one of an edge's curves, or at its end, if it has one.
static inline void cgraphviz_set_tip(Agedge_t *edge, int number, int at_start, double x, double y) {
  bezier *curve = &ED_spl(edge)->list[number];
  if (at_start ? !curve->sflag : !curve->eflag) return;
  pointf *tip = at_start ? &curve->sp : &curve->ep;
  tip->x = x;
  tip->y = y;
}

/// Moves the tips of the heads of one of an edge's curves.
static inline void cgraphviz_move_heads(Agedge_t *edge, int number, double start, double end) {
  bezier *curve = &ED_spl(edge)->list[number];
  if (curve->sflag) curve->sp.x += start;
  if (curve->eflag) curve->ep.x += end;
}

/// Replaces the control points of one of an edge's curves; their number is `3n + 1`.
static inline void cgraphviz_set_edge_curve(Agedge_t *edge, int number, const pointf *points,
                                            int count) {
  // Graphviz frees what it finds here.
  pointf *copy = malloc((size_t)count * sizeof(pointf));
  if (copy == NULL) return;
  memcpy(copy, points, (size_t)count * sizeof(pointf));
  bezier *curve = &ED_spl(edge)->list[number];
  free(curve->list);
  curve->list = copy;
  curve->size = (__typeof__(curve->size))count;
}
