import { type HierarchyNode, type HierarchyPointNode, stratify, tree } from 'd3-hierarchy';
import type { ReblogNode } from '#generated/zod/reblogNode.zod.ts';

/** Size of the drawing in CSS pixels (the specification's reblog graph). */
export const GRAPH = { width: 500, height: 405 } as const;

/** Room at the edges for the largest bead. */
const MARGIN = 22;

/** One reblog with its place in the drawing. */
export interface PlacedNode {
  node: ReblogNode;
  x: number;
  y: number;
  /** Radius, by how many notes it has. */
  r: number;
  depth: number;
  /** Its blog's name, where there is room to write it beside the bead. */
  label: string | undefined;
  /** The path of the thread from what it reblogged. */
  thread: string | undefined;
  /** Indices in the list of all: what it reblogged, and who reblogged it. */
  parent: number | undefined;
  children: number[];
}

/** Area grows with notes, within what can be pressed and what leaves room for others. */
function radiusOf({ noteCount }: ReblogNode, most: number): number {
  return 5 + 9 * Math.sqrt(noteCount / Math.max(1, most));
}

/** Where a name begins beside its bead, and how wide a letter of it is, in pixels. */
export const NAME_GAP = 22;
const LETTER = 7.5;

/** A name that fits before the next bead of its row; half a name would be another one. */
function nameBeside(
  one: HierarchyPointNode<ReblogNode>,
  all: readonly HierarchyPointNode<ReblogNode>[],
  { place }: Layout,
): string | undefined {
  const { x } = place(one);
  const next = all.filter(({ depth }) => depth === one.depth).map((other) => place(other).x - MARGIN);
  const end = Math.min(GRAPH.width, ...next.filter((other) => other > x));
  const letters = Math.floor((end - x - NAME_GAP) / LETTER);
  return one.data.blogName.length <= letters ? one.data.blogName : undefined;
}

interface Point {
  x: number;
  y: number;
}

interface Layout {
  arrange: (root: HierarchyNode<ReblogNode>) => HierarchyPointNode<ReblogNode>;
  place: (one: HierarchyPointNode<ReblogNode>) => Point;
  /** The largest radius that leaves room between rows. */
  largest: number;
  /** Whether a line of text fits between two rows. */
  hasRoomForNames: boolean;
  thread: (from: Point, to: Point) => string;
}

const REACH = { x: GRAPH.width / 2 - MARGIN, y: GRAPH.height / 2 - MARGIN } as const;

/** Many at once: each step away from the root is one ring further out, an ellipse as wide as the drawing. */
const rings: Layout = {
  arrange: tree<ReblogNode>()
    .size([2 * Math.PI, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 2) / Math.max(1, a.depth)),
  place: ({ x, y }) => ({
    x: GRAPH.width / 2 + Math.sin(x) * y * REACH.x,
    y: GRAPH.height / 2 - Math.cos(x) * y * REACH.y,
  }),
  largest: 16,
  hasRoomForNames: false,
  thread: (from, to) => {
    const [x, y] = [(from.x + to.x + GRAPH.width / 2) / 3, (from.y + to.y + GRAPH.height / 2) / 3];
    return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
  },
};

/** A few side by side: threads hang down from the root, a row for each step, with names where they fit. */
function strands(depth: number): Layout {
  const row = (2 * REACH.y) / Math.max(1, depth);
  return {
    arrange: tree<ReblogNode>().size([GRAPH.width, 1]),
    place: ({ x, y }) => ({
      x: Math.min(Math.max(x, MARGIN), GRAPH.width - MARGIN),
      y: MARGIN + y * 2 * REACH.y,
    }),
    largest: Math.max(4, row / 2 - 2),
    hasRoomForNames: row >= 13,
    thread: (from, to) => {
      const middle = (from.y + to.y) / 2;
      return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
    },
  };
}

/** As many side by side as still hang apart. */
const BROADEST = 8;

function layoutFor(root: HierarchyNode<ReblogNode>): Layout {
  const levels: number[] = [];
  root.each(({ depth }) => {
    levels[depth] = (levels[depth] ?? 0) + 1;
  });
  const broadest = Math.max(...levels);
  return broadest > BROADEST ? rings : strands(root.height);
}

/**
 * Reblogs and the post that they all come from, as threads or, where there are many, in rings around it. Nodes whose parent
 * is not among them hang at the root; a second root does too, so that one drawing holds everything.
 *
 * @param nodes the root first
 */
export function placeReblogs(nodes: readonly ReblogNode[]): PlacedNode[] {
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
  const place = new Map(all.map((one, index) => [one, index]));
  const most = Math.max(...nodes.map(({ noteCount }) => noteCount));
  const indexOf = (one: (typeof all)[number]): number[] => {
    const index = place.get(one);
    return index === undefined ? [] : [index];
  };
  return all.map((one) => ({
    node: one.data,
    ...layout.place(one),
    r: Math.min(layout.largest, one.depth === 0 ? 16 : radiusOf(one.data, most)),
    depth: one.depth,
    label: layout.hasRoomForNames ? nameBeside(one, all, layout) : undefined,
    thread: one.parent ? layout.thread(layout.place(one.parent), layout.place(one)) : undefined,
    parent: one.parent ? indexOf(one.parent)[0] : undefined,
    children: (one.children ?? []).flatMap(indexOf),
  }));
}

/** Where an arrow key leads from a node: in to what it reblogged, out to who reblogged it, or round its ring. */
export function stepFrom(nodes: readonly PlacedNode[], at: number, key: string): number {
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
