import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadVirtualizer, useVirtualizer } from './use-virtualizer.ts';

beforeAll(loadVirtualizer);

/** Four posts in two columns, left with the first post in the second column; `keys` are those of the list now. */
function lanesOf(keys: readonly string[]) {
  const left = ['a', 'b', 'c', 'd'].map((key, index) => ({
    key,
    index,
    lane: (index + 1) % 2,
    size: 100,
    start: 0,
    end: 100,
  }));
  const { result } = renderHook(() =>
    useVirtualizer((library) => ({
      count: keys.length,
      lanes: 2,
      laneAssignmentMode: 'measured',
      getItemKey: (index) => keys[index] ?? index,
      estimateSize: () => 100,
      initialMeasurementsCache: left,
      initialRect: { width: 1000, height: 1000 },
      getScrollElement: () => null,
      observeElementRect: library.observeElementRect,
      observeElementOffset: library.observeElementOffset,
      scrollToFn: library.elementScroll,
    })),
  );
  result.current?.getVirtualItems();
  return result.current?.measurementsCache.map(({ lane }) => lane);
}

it('puts the posts of a list that is come back to in the columns they stood in', () => {
  expect(lanesOf(['a', 'b', 'c', 'd'])).toEqual([1, 0, 1, 0]);
});

it('chooses anew from where the list is another one', () => {
  expect(lanesOf(['x', 'a', 'b', 'c'])).toEqual([0, 1, 0, 1]);
});
