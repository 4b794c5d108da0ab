/** Upper limit of animation frames to wait for the dialog to close and the card to animate out. */
const MAX_WAIT_FRAMES = 300;

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main article[data-post]')];

/**
 * Moves focus to the post below a removed one (above, for the last one) once no element has focus. Does nothing when
 * the reader has focused another element meanwhile.
 *
 * @param id of the post that is removed; its card is still on the page
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
  settle(MAX_WAIT_FRAMES);
}
