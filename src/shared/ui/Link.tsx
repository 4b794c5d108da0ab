import { type ComponentProps, type ComponentType, createContext, use } from 'react';

/** Props of `<a>` with a required address. */
export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Sets the link component used inside `src/shared/ui`, for example a router's. */
export const LinkProvider = LinkContext.Provider;

/** Unstyled link. Used by the primitives, so that they do not depend on a router. */
export function Link(props: LinkProps) {
  const Custom = use(LinkContext);
  return Custom ? <Custom {...props} /> : <a {...props} />;
}
