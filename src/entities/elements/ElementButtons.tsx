import type { ElementButton } from '#generated/zod/elementButton.zod.ts';
import { safePageUrl, UGC_REL } from '#src/domain/post/links.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import type { ButtonVariant } from '#src/shared/ui/button-class.ts';
import { Link, type LinkProps } from '#src/shared/ui/Link.tsx';

/** Nothing between posts has a filled button: the page's own action is the only one. */
function variantOf({ style }: ElementButton): ButtonVariant {
  return style === 'quiet' ? 'quiet' : 'secondary';
}

/** Renders an element's button as a link in a line of words; nothing without an address that can be followed. */
export function ElementTextLink({
  button,
  describedBy,
}: {
  button: ElementButton | undefined;
  /** Id of the heading that the link belongs to. */
  describedBy?: string;
}) {
  const href = safePageUrl(button?.href);
  if (!button || href === undefined) return null;
  return (
    <Link href={href} rel={href.startsWith('/') ? undefined : UGC_REL} aria-describedby={describedBy}>
      {button.text}
    </Link>
  );
}

/**
 * Renders the link of an element's button. A button without an address that can be followed is left out, because it
 * would do nothing; an unknown style looks like the default one.
 */
export function ElementLink({
  button,
  size = 'small',
  onClick,
}: {
  button: ElementButton | undefined;
  size?: 'small' | 'medium';
  onClick?: LinkProps['onClick'];
}) {
  const href = safePageUrl(button?.href);
  if (!button || href === undefined) return null;
  return (
    <ButtonLink
      href={href}
      rel={href.startsWith('/') ? undefined : UGC_REL}
      size={size}
      variant={variantOf(button)}
      onClick={onClick}
    >
      {button.text}
    </ButtonLink>
  );
}
