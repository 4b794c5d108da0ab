import type {} from 'react';

declare module 'react' {
  // The attribute that Outlook and inverting clients read; React writes it as it is.
  interface TdHTMLAttributes<T> {
    bgcolor?: string;
  }
}
