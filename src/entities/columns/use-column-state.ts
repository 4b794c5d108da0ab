import { useEffect, useEffectEvent, useRef } from 'react';
import type { ColumnState } from './column-lists.ts';

/**
 * Tells the head of a column what its list knows. The head is not rendered by the list, so that a menu that is open in
 * it stays open while the code of the list loads.
 */
export function useColumnState(state: ColumnState, onState: (state: ColumnState | undefined) => void): void {
  const { news } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const tell = useEffectEvent(() =>
    onState({
      news: { ...news, show: () => latest.current.news.show() },
      reload: () => latest.current.reload(),
    }),
  );
  const faces = news.faces.map(({ uuid }) => uuid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions change with every render, the rest is shown.
  useEffect(() => tell(), [news.count, news.isMore, news.readUpTo, faces]);
  useEffect(() => () => onState(undefined), [onState]);
}
