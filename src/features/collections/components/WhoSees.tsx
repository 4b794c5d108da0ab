import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { STOPS } from './visibility.ts';
import styles from './WhoSees.module.css';

type WhoSeesProps = {
  blog: BlogRef | undefined;
  value: string;
  onChange: (visibility: string) => void;
  /** Number of followers who would lose the collection; 0 for a new one. */
  followerCount?: number;
};

/** Says in words what a choice means, and who would lose the collection by it. */
function Meaning({ blog, value, followerCount = 0 }: Omit<WhoSeesProps, 'onChange'>) {
  const name = blog?.name ?? '';
  if (value === 'public')
    return (
      <p className={styles.says}>
        <b>
          <Trans>Anybody can read it, follow it and find it.</Trans>
        </b>
        <Trans>It stands on the blog {name} and has RSS, Atom and JSON feeds.</Trans>{' '}
        {followerCount > 0 ? (
          <Plural
            value={followerCount}
            one="# person follows it. Going back to only keepers loses them."
            other="# people follow it. Going back to only keepers loses them."
          />
        ) : null}
      </p>
    );
  if (value === 'unlisted')
    return (
      <p className={styles.says}>
        <b>
          <Trans>Anybody who has the link can read and follow it.</Trans>
        </b>
        <Trans>It is in no list and no search. Whoever follows it keeps it.</Trans>
      </p>
    );
  return (
    <p className={styles.says} role={followerCount > 0 ? 'alert' : undefined}>
      {followerCount > 0 ? (
        <>
          <b>
            <Plural value={followerCount} one="# follower loses it" other="# followers lose it" />
          </b>
          <Trans>
            It leaves their dashboards, columns and feeds at once. They are not told why. Making it public
            again brings back the address, not the followers.
          </Trans>
        </>
      ) : (
        <>
          <b>
            <Trans>Nobody else sees it.</Trans>
          </b>
          <Trans>You can ask others to keep it with you, and open it later.</Trans>
        </>
      )}
    </p>
  );
}

/** Radios for who sees a collection: stops of a thread that runs as far as it is seen. */
export function WhoSees({ blog, value, onChange, followerCount = 0 }: WhoSeesProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className={styles.reach}>
      <legend>{t`Who sees it`}</legend>
      <div className={styles.line}>
        {STOPS.map(({ visibility, label, icon }) => (
          <label key={visibility} className={styles.stop}>
            <input
              type="radio"
              name="visibility"
              value={visibility}
              checked={value === visibility}
              onChange={() => onChange(visibility)}
            />
            <span className={styles.bead}>
              {visibility === 'private' && blog ? (
                <BlogAvatar blog={blog} size={44} />
              ) : (
                <span className={styles.ring}>
                  <Icon name={icon} size={18} />
                </span>
              )}
            </span>
            <span>{i18n._(label)}</span>
          </label>
        ))}
      </div>
      <Meaning blog={blog} value={value} followerCount={followerCount} />
    </fieldset>
  );
}
