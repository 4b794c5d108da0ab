import { type HierarchyNode, type HierarchyPointNode, stratify, tree } from 'd3-hierarchy';
import type { ReblogNode } from '#generated/zod/reblogNode.zod.ts';

/** Size of the drawing in CSS pixels (the specification's reblog graph). */
export const GRAPH_SIZE = { width: 500, height: 405 } as const;

/** Margin for the largest node. */
const MARGIN_PX = 22;

/** One reblog with its position in the drawing. */
export interface GraphNode {
  node: ReblogNode;
  x: number;
  y: number;
  /** Radius, by the number of notes. */
  r: number;
  depth: number;
  /** Name of the blog, when there is space to write it beside the node. */
  label: string | undefined;
  /** SVG path of the edge from the parent. */
  thread: string | undefined;
  /** Indexes in the node list: the parent, and the reblogs of this one. */
  parent: number | undefined;
  children: number[];
}

/** Area grows with the number of notes, between a pressable minimum and a maximum that leaves space for others. */
function radiusOf({ noteCount }: ReblogNode, most: number): number {
  return 5 + 9 * Math.sqrt(noteCount / Math.max(1, most));
}

/** Offset of a label from its node, and the width of a character, in pixels. */
export const LABEL_GAP_PX = 22;
const CHARACTER_PX = 7.5;

/**
 * Returns the blog's name when it fits before the next node of its row; a truncated name could be mistaken for another
 * blog.
 */
function labelBeside(
  one: HierarchyPointNode<ReblogNode>,
  all: readonly HierarchyPointNode<ReblogNode>[],
  { place }: Layout,
): string | undefined {
  const { x } = place(one);
  const next = all.filter(({ depth }) => depth === one.depth).map((other) => place(other).x - MARGIN_PX);
  const end = Math.min(GRAPH_SIZE.width, ...next.filter((other) => other > x));
  const maxCharacters = Math.floor((end - x - LABEL_GAP_PX) / CHARACTER_PX);
  return one.data.blogName.length <= maxCharacters ? one.data.blogName : undefined;
}

interface Point {
  x: number;
  y: number;
}

interface Layout {
  arrange: (root: HierarchyNode<ReblogNode>) => HierarchyPointNode<ReblogNode>;
  place: (one: HierarchyPointNode<ReblogNode>) => Point;
  /** Largest radius that leaves space between rows. */
  largest: number;
  /** True when a line of text fits between two rows. */
  hasRoomForLabels: boolean;
  thread: (from: Point, to: Point) => string;
}

const DRAWING_RADII = { x: GRAPH_SIZE.width / 2 - MARGIN_PX, y: GRAPH_SIZE.height / 2 - MARGIN_PX } as const;

/** Layout of many nodes: each level is one ring further out, an ellipse as wide as the drawing. */
const ringLayout: Layout = {
  arrange: tree<ReblogNode>()
    .size([2 * Math.PI, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 2) / Math.max(1, a.depth)),
  place: ({ x, y }) => ({
    x: GRAPH_SIZE.width / 2 + Math.sin(x) * y * DRAWING_RADII.x,
    y: GRAPH_SIZE.height / 2 - Math.cos(x) * y * DRAWING_RADII.y,
  }),
  largest: 16,
  hasRoomForLabels: false,
  thread: (from, to) => {
    const [x, y] = [(from.x + to.x + GRAPH_SIZE.width / 2) / 3, (from.y + to.y + GRAPH_SIZE.height / 2) / 3];
    return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
  },
};

/** Layout of few nodes: a tree with one row per level, labelled where names fit. */
function rowLayout(depth: number): Layout {
  const row = (2 * DRAWING_RADII.y) / Math.max(1, depth);
  return {
    arrange: tree<ReblogNode>().size([GRAPH_SIZE.width, 1]),
    place: ({ x, y }) => ({
      x: Math.min(Math.max(x, MARGIN_PX), GRAPH_SIZE.width - MARGIN_PX),
      y: MARGIN_PX + y * 2 * DRAWING_RADII.y,
    }),
    largest: Math.max(4, row / 2 - 2),
    hasRoomForLabels: row >= 13,
    thread: (from, to) => {
      const middle = (from.y + to.y) / 2;
      return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
    },
  };
}

/** Maximum number of nodes per row that stay apart. */
const MAX_NODES_PER_ROW = 8;

function layoutFor(root: HierarchyNode<ReblogNode>): Layout {
  const levels: number[] = [];
  root.each(({ depth }) => {
    levels[depth] = (levels[depth] ?? 0) + 1;
  });
  const broadest = Math.max(...levels);
  return broadest > MAX_NODES_PER_ROW ? ringLayout : rowLayout(root.height);
}

/**
 * Lays out reblogs and their root post as a tree or, when there are many, in rings around the root. Nodes whose parent
 * is not among them are attached to the root; so is a second root, so that one drawing holds everything.
 *
 * @param nodes the root first
 */
export function layoutReblogGraph(nodes: readonly ReblogNode[]): GraphNode[] {
  const [root] = nodes;
  if (!root) return [];
  const known = new Set(nodes.map(({ postId }) => postId));
  const parentIdOf = ({ postId, parentPostId }: ReblogNode): string => {
    if (postId === root.postId) return '';
    return parentPostId && parentPostId !== postId && known.has(parentPostId) ? parentPostId : root.postId;
  };
  const hierarchy = stratify<ReblogNode>()
    .id(({ postId }) => postId)
    .parentId(parentIdOf)([...nodes]);
  const layout = layoutFor(hierarchy);
  const placed = layout.arrange(hierarchy);
  const all = placed.descendants();
  const indexOfNode = new Map(all.map((one, index) => [one, index]));
  const most = Math.max(...nodes.map(({ noteCount }) => noteCount));
  const indexOf = (one: (typeof all)[number]): number[] => {
    const index = indexOfNode.get(one);
    return index === undefined ? [] : [index];
  };
  return all.map((one) => ({
    node: one.data,
    ...layout.place(one),
    r: Math.min(layout.largest, one.depth === 0 ? 16 : radiusOf(one.data, most)),
    depth: one.depth,
    label: layout.hasRoomForLabels ? labelBeside(one, all, layout) : undefined,
    thread: one.parent ? layout.thread(layout.place(one.parent), layout.place(one)) : undefined,
    parent: one.parent ? indexOf(one.parent)[0] : undefined,
    children: (one.children ?? []).flatMap(indexOf),
  }));
}

/** Returns the node an arrow key leads to: in to the parent, out to a reblog, or around its ring. */
export function nodeAfterKey(nodes: readonly GraphNode[], at: number, key: string): number {
  const here = nodes[at];
  if (!here) return 0;
  const ring = here.parent === undefined ? [at] : (nodes[here.parent]?.children ?? [at]);
  const turn = (by: number): number => ring[(ring.indexOf(at) + by + ring.length) % ring.length] ?? at;
  switch (key) {
    case 'ArrowUp':
      return here.parent ?? at;
    case 'ArrowDown':
      return here.children[0] ?? at;
    case 'ArrowRight':
      return turn(1);
    case 'ArrowLeft':
      return turn(-1);
    case 'Home':
      return 0;
    case 'End':
      return nodes.length - 1;
    default:
      return at;
  }
}
