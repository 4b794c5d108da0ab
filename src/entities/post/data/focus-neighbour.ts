/** Frames that a question takes to close and a card to slide out, and many more. */
const PATIENCE = 300;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main article[data-post]')];

/**
 * Gives the focus to the post below one that goes, or above the last one, as soon as nothing has it any more. Whoever has
 * gone elsewhere meanwhile is left there.
 *
 * @param id of the post that goes; its card is still on the page
 */
export function focusNeighbour(id: string): void {
  const before = cards();
  const at = before.findIndex(({ dataset }) => dataset.post === id);
  const card = before[at];
  const neighbour = (before[at + 1] ?? before[at - 1])?.dataset.post;
  if (!card || neighbour === undefined) return;
  const settle = (frames: number): void => {
    const hasNone = document.activeElement === null || document.activeElement === document.body;
    if (hasNone && !card.isConnected) {
      cards()
        .find(({ dataset }) => dataset.post === neighbour)
        ?.focus({ preventScroll: true });
      return;
    }
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1));
  };
  settle(PATIENCE);
}
