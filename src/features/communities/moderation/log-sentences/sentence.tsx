import { createContext, type ReactNode, use } from 'react';
import { Link } from '#src/shared/ui/Link.tsx';

/** Parts of the sentence of an act. */
export type Parts = {
  /** The one who acted, with a link where the reader may know them. */
  who: ReactNode;
  /** The blog that the act was about; undefined where the log names nobody. */
  target: ReactNode | undefined;
  /** True when they acted on themselves. */
  isOwn: boolean;
  /** True for a comment, false for a post. */
  isComment: boolean;
  /** Returns a field as the act left it; undefined when it changed none of that name. */
  after: (field: string) => string | undefined;
};

/** Says an act as one sentence without its end. */
export type Sentence = (parts: Parts) => ReactNode;

/** Address of the post or the comment that an act was about; undefined where the reader cannot open it. */
const ThingAddress = createContext<string | undefined>(undefined);

export const ThingAddressProvider = ThingAddress.Provider;

/** Words of a sentence that name a post or a comment; they lead to it where the reader may see it. */
export function Thing({ children }: { children?: ReactNode }) {
  const href = use(ThingAddress);
  return href ? <Link href={href}>{children}</Link> : children;
}
