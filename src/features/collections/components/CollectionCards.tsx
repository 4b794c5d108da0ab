import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { CollectionCard, LeadCollection } from './CollectionCard.tsx';
import styles from './CollectionCards.module.css';

/** A collection with fewer posts than this has too little to lead the page. */
const MIN_LEAD_POSTS = 1;

/** Renders collections in three columns, the first one large when it has something to show. */
export function CollectionCards({
  collections,
  label,
  leads = false,
}: {
  collections: readonly CollectionRef[];
  label: string;
  leads?: boolean;
}) {
  const [first] = collections;
  const lead = leads && first && first.postCount >= MIN_LEAD_POSTS ? first : undefined;
  return (
    <>
      {lead ? <LeadCollection collection={lead} /> : null}
      <ul className={styles.cards} aria-label={label}>
        {(lead ? collections.slice(1) : collections).map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} />
          </li>
        ))}
      </ul>
    </>
  );
}
