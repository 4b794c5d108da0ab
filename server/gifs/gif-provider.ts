/** Address of a GIF file at its provider, and its size in pixels. */
export type ProviderFile = { url: string; width: number; height: number };

/** A GIF as described by its provider. */
export type ProviderGif = {
  /** Id at the provider. */
  id: string;
  title: string;
  /** Description for people who cannot see it. */
  altText: string;
  /** Page of the GIF at the provider; absolute, https. */
  pageUrl: string | undefined;
  /** Version for posts and messages. */
  large: ProviderFile;
  /** Version for the picker. */
  small: ProviderFile;
};

/** One page of results. `next` is the cursor of the following one; undefined on the last. */
export type ProviderPage = { gifs: ProviderGif[]; next: string | undefined };

/** An external GIF library. It receives search terms, but nothing about the member. */
export type GifProvider = {
  /** Display name. */
  name: string;
  /**
   * Searches GIFs, or returns popular ones without words, from the `next` of an earlier page. Undefined while the
   * provider does not answer: the caller then uses the site's own library.
   */
  search(asked: {
    words: string;
    limit: number;
    position: string | undefined;
  }): Promise<ProviderPage | undefined>;
};

/** Address and key of the operator's provider. */
export type GifProviderOptions = {
  /** Its origin. */
  url: string;
  name: string;
  key: string;
};
