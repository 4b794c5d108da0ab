import { drawYearPicture, PICTURE_SIZE, type YearPicture } from '../model/year-picture.ts';

/** Returns the colours around an element for the picture. */
function coloursOf(element: Element): YearPicture['colours'] {
  const style = getComputedStyle(element);
  const role = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    background: role('--color-background', '#1b2663'),
    text: role('--color-on-background', '#fffdf8'),
    line: role('--color-accent', '#f6653c'),
  };
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Draws the year in review in the colours around an element and opens the device's share sheet; saves the picture where
 * there is none.
 *
 * @throws when the browser cannot draw
 */
export async function shareYear(
  around: Element,
  facts: Omit<YearPicture, 'colours'>,
  words: string,
): Promise<void> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE_SIZE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  drawYearPicture(pen, { ...facts, colours: coloursOf(around) });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot draw');
  const file = new File([blob], `${facts.name}-${facts.year}.png`, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file], title: words });
  } catch (error) {
    // The member closed the share sheet, which is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file);
  }
}
