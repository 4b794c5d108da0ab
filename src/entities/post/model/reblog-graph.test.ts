import { describe, expect, it } from 'vitest';
import type { ReblogNode } from '#generated/zod/reblogNode.zod.ts';
import { GRAPH_SIZE, layoutReblogGraph, nodeAfterKey } from './reblog-graph.ts';

function nodeOf(postId: string, parentPostId?: string, noteCount = 0): ReblogNode {
  return {
    postId,
    blogName: `b${postId}`,
    timestamp: 1,
    noteCount,
    ...(parentPostId ? { parentPostId } : {}),
  };
}

/** A root, two reblogs of it, and two reblogs of the first of them. */
const five = layoutReblogGraph([
  nodeOf('1', undefined, 9),
  nodeOf('2', '1', 9),
  nodeOf('3', '1'),
  nodeOf('4', '2'),
  nodeOf('5', '2'),
]);
const idOf = (index: number) => five[index]?.node.postId;
const at = (id: string) => five.findIndex(({ node }) => node.postId === id);

it('the drawing of reblogs is 500 by 405 px [layout-18]', () => {
  expect(GRAPH_SIZE).toEqual({ width: 500, height: 405 });
});

describe('layoutReblogGraph', () => {
  it('layoutReblogGraph draws few nodes as a tree with a row per level and labels', () => {
    const y = (id: string) => five[at(id)]?.y ?? 0;
    expect(y('1')).toBeLessThan(y('2'));
    expect(y('2')).toBe(y('3'));
    expect(y('4')).toBeGreaterThan(y('2'));
    expect(five[at('2')]?.r).toBeGreaterThan(five[at('3')]?.r ?? 0);
    expect(five[at('4')]?.label).toBe('b4');
    const chain = Array.from({ length: 60 }, (_, n) => nodeOf(`${n + 1}`, n === 0 ? undefined : `${n}`));
    expect(new Set(layoutReblogGraph(chain).map(({ label }) => label))).toEqual(new Set([undefined]));
  });

  it('layoutReblogGraph draws many nodes in rings around the root', () => {
    const [root, ...others] = layoutReblogGraph([
      nodeOf('1'),
      ...Array.from({ length: 9 }, (_, n) => nodeOf(`${n + 2}`, '1')),
    ]);
    expect(root).toMatchObject({ x: GRAPH_SIZE.width / 2, y: GRAPH_SIZE.height / 2 });
    const away = others.map(({ x, y }) =>
      Math.hypot((x - GRAPH_SIZE.width / 2) / 228, (y - GRAPH_SIZE.height / 2) / 180.5),
    );
    for (const one of away) expect(one).toBeCloseTo(1);
  });

  it('layoutReblogGraph keeps every node inside the drawing and apart from all others', () => {
    const crowd = layoutReblogGraph([
      nodeOf('1'),
      ...Array.from({ length: 40 }, (_, n) => nodeOf(`${n + 2}`, n < 20 ? '1' : `${n - 17}`)),
    ]);
    expect(crowd).toHaveLength(41);
    for (const { x, y, r } of crowd) {
      expect(x - r).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(GRAPH_SIZE.width);
      expect(y - r).toBeGreaterThanOrEqual(0);
      expect(y + r).toBeLessThanOrEqual(GRAPH_SIZE.height);
    }
    expect(new Set(crowd.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(41);
  });

  it('layoutReblogGraph attaches orphans to the root, and handles zero and one node', () => {
    expect(layoutReblogGraph([])).toEqual([]);
    expect(layoutReblogGraph([nodeOf('1')])).toHaveLength(1);
    const lost = layoutReblogGraph([nodeOf('1'), nodeOf('2', '99'), nodeOf('3'), nodeOf('4', '4')]);
    expect(lost.map(({ parent }) => parent)).toEqual([undefined, 0, 0, 0]);
  });
});

it.each([
  ['ArrowDown', '1', '2'],
  ['ArrowUp', '4', '2'],
  ['ArrowUp', '1', '1'],
  ['ArrowRight', '2', '3'],
  ['ArrowRight', '3', '2'],
  ['ArrowLeft', '2', '3'],
  ['ArrowDown', '5', '5'],
  ['Home', '5', '1'],
  ['Tab', '5', '5'],
])('nodeAfterKey: %s leads from %s to %s', (key, from, to) => {
  expect(idOf(nodeAfterKey(five, at(from), key))).toBe(to);
});
