import type { ClipboardEvent, DragEvent } from 'react';

/**
 * Returns event handlers that make a form accept dropped and pasted files. Without them a dropped file would replace
 * the page.
 */
export function fileDropHandlers(onFiles: (files: File[]) => void) {
  return {
    onDragOver: (event: DragEvent): void => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onPaste: (event: ClipboardEvent): void => {
      const files = [...event.clipboardData.files];
      // Office programs add an image of the text to the clipboard; then the text is pasted.
      if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
