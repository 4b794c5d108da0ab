import type { ClipboardEvent, DragEvent } from 'react';

/** What makes a form take files that are dropped on it or pasted into it. Dropped beside, a file would replace the page. */
export function takesFiles(onFiles: (files: File[]) => void) {
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
      // Office programs put a picture of the text beside the text; then the text is meant.
      if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}
