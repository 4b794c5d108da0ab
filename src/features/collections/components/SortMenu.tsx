import { useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { COLLECTION_SORTS, type CollectionSort } from '#src/paths/collections-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './SortMenu.module.css';

/** Menu with the orders in which a collection can be read. */
export function SortMenu({ collection, sort }: { collection: CollectionRef; sort: CollectionSort }) {
  const { t } = useLingui();
  const names: Record<CollectionSort, string> = {
    manual: t`By hand`,
    added: t`Last kept first`,
    newest: t`Newest first`,
  };
  return (
    <Menu
      label={t`Order`}
      placement="bottom start"
      items={COLLECTION_SORTS.map((one) => ({
        id: one,
        label: names[one],
        selected: one === sort,
        href: paths.collection(
          collection.blog.name,
          collection.id,
          one === collection.sort ? undefined : one,
        ),
      }))}
      trigger={(trigger) => (
        <button type="button" className={styles.trigger} {...trigger}>
          {names[sort]}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    />
  );
}
