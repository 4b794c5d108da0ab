import type { ComponentProps, MouseEvent } from 'react';
import { Link, useHref } from 'react-router';
import { useLayers } from './layer-context.ts';
import { stateForOpening } from './layers.ts';
import { rememberOpener } from './opener.ts';
import { announceIntent } from './prefetch.ts';

/** Props of a link inside the site: those of `<a>`, with `to` in place of `href`. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address built by `paths`. */
  to: string;
  /** Opens the address over the present page. A new tab, a reload or a shared link shows it as a page of its own. */
  layer?: 'modal' | 'overlay';
  /** Takes the place of the present history entry. */
  replace?: boolean;
}

/** The link every feature uses for addresses of the site. */
export function AppLink({ to, layer, replace, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const layers = useLayers();
  const href = useHref(to);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (layer) rememberOpener(event.currentTarget);
    onClick?.(event);
  };

  return (
    <Link
      {...rest}
      to={to}
      replace={replace}
      state={layer ? stateForOpening(layers, layer) : undefined}
      onClick={handleClick}
      onPointerEnter={(event) => {
        announceIntent(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        announceIntent(href);
        onFocus?.(event);
      }}
    />
  );
}
