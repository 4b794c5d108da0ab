/** A file of a GIF where its provider keeps it; its size in pixels. */
export type ProviderFile = { url: string; width: number; height: number };

/** A GIF as its provider tells of it. */
export type ProviderGif = {
  /** The provider's own name for it. */
  id: string;
  title: string;
  /** What it shows, for those who cannot see it. */
  altText: string;
  /** Where the provider shows it to people; absolute, https. */
  pageUrl: string | undefined;
  /** For posts and letters. */
  large: ProviderFile;
  /** For choosing. */
  small: ProviderFile;
};

/** One page of what was found. `next` leads to the following one; undefined on the last. */
export type ProviderPage = { gifs: ProviderGif[]; next: string | undefined };

/** A library of GIFs elsewhere. It learns what is looked for, never by whom. */
export type GifProvider = {
  /** What people are told it is called. */
  name: string;
  /**
   * GIFs for some words, or the popular ones for none; from where an earlier page said that the next one begins. Undefined
   * while the provider does not answer: whoever asks has a library of their own.
   */
  search(asked: {
    words: string;
    limit: number;
    position: string | undefined;
  }): Promise<ProviderPage | undefined>;
};

/** Where an operator's provider is and what it knows the site by. */
export type GifProviderOptions = {
  /** Its origin. */
  url: string;
  name: string;
  key: string;
};
