import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogBadges } from '#src/entities/blog/BlogBadges.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Madder.module.css';

/** A page of the shop, below its awning. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      {/* The shell keeps the height of a banner free. */}
      <header>
        <div className={styles.awning} data-banner="awning" aria-hidden="true" />
      </header>
      {children}
    </div>
  );
}

/** Links that lead back to the shop and to one of its shelves. */
export function ShopCrumbs({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.crumbs}>
      <AppLink to={paths.shop()}>Skeinmart</AppLink>
      {children ? <> · {children}</> : null}
    </p>
  );
}

/** The member as they look now, with the ways to what they have and what they ordered. */
function Mine() {
  const { t } = useLingui();
  const { primaryBlog, orderCount } = useViewer();
  if (!primaryBlog) return null;
  return (
    <div className={styles.mine}>
      <BlogAvatar blog={primaryBlog} size={56} loading="eager" />
      <div>
        <p className={styles.name}>
          <b translate="no">{primaryBlog.name}</b>
          <BlogBadges badges={primaryBlog.badges} />
        </p>
        <AppLink to={paths.blogAccessories(primaryBlog.name)}>{t`Your drawer`}</AppLink>
        <AppLink to={paths.shopOrders()}>
          {t`${plural(orderCount, { 0: 'Your orders', one: 'Your order', other: 'Your # orders' })}`}
        </AppLink>
      </div>
    </div>
  );
}

/** Head of the shop: its title, a sentence, and what the member wears. */
export function ShopHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <Mine />
    </div>
  );
}
