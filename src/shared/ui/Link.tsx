import { type ComponentProps, type ComponentType, createContext, use } from 'react';

/** Props of a link: those of `<a>`, with its address required. */
export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Gives every link inside `src/shared/ui` the application's own link component (a router's, for example). */
export const LinkProvider = LinkContext.Provider;

/** A link without looks. Primitives use it so that they need to know no router. */
export function Link(props: LinkProps) {
  const Custom = use(LinkContext);
  return Custom ? <Custom {...props} /> : <a {...props} />;
}
