import type { ComponentProps } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './blog-identity.module.css';

type BlogNameProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  name: string;
  /** `page` navigates away from the current page; the default opens the preview over it. */
  opens?: 'overlay' | 'page';
};

/** Links a blog's name to the blog. */
export function BlogName({ name, opens = 'overlay', className, ...rest }: BlogNameProps) {
  return (
    <AppLink
      {...rest}
      to={paths.blog(name)}
      layer={opens === 'overlay' ? 'overlay' : undefined}
      className={cx(styles.name, className)}
      translate="no"
    >
      {name}
    </AppLink>
  );
}
