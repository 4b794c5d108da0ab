import { Avatar } from '../../../src/shared/ui/Avatar.tsx';
import { Button } from '../../../src/shared/ui/Button.tsx';
import { Icon } from '../../../src/shared/ui/Icon.tsx';
import { IconButton } from '../../../src/shared/ui/IconButton.tsx';
import { TagChip } from '../../../src/shared/ui/TagChip.tsx';
import styles from './Sandbox.module.css';

function Picture() {
  return (
    <svg viewBox="0 0 540 300" role="img" aria-label="Hills like folded wool" className={styles.picture}>
      <rect width="540" height="300" fill="#f7d9b5" />
      <circle cx="390" cy="92" r="46" fill="#f5653a" />
      <path d="M0 190c90-60 170-50 260-10s190 30 280-30v150H0Z" fill="#3fb6a8" />
      <path d="M0 230c120-50 220 20 320 0s150-40 220-20v90H0Z" fill="#1e3278" />
      <path d="M0 270c100-30 200 10 300-5s180-20 240-5v40H0Z" fill="#ffc145" />
    </svg>
  );
}

/** Shows a post on the palette's surfaces. */
export function PostCard() {
  return (
    <div className={styles.postRow}>
      <Avatar name="wool-and-dye" size={64} shape="square" />
      <article className={styles.post}>
        <header className={styles.postHead}>
          <strong>wool-and-dye</strong>
          <Icon name="reblog" size={14} />
          <span className={styles.muted}>madder-lake</span>
          <Button size="small" variant="quiet" className={styles.follow}>
            Follow
          </Button>
          <IconButton icon="more" label="More" size="small" />
        </header>
        <Picture />
        <div className={styles.postBody}>
          <h3>Three weeks of weld and woad</h3>
          <p>
            The yellow took at once; the blue wanted patience. <a href="#more">Read how it went</a>, or skip
            to the pictures.
          </p>
        </div>
        <div className={styles.tags}>
          <TagChip look="inline" tag="natural dye" href="#t" />
          <TagChip look="inline" tag="hand spun" href="#t" />
          <TagChip look="inline" tag="slow fashion" href="#t" />
        </div>
        <footer className={styles.postFoot}>
          <span className={styles.muted}>
            <strong>1,284</strong> notes
          </span>
          <IconButton icon="share" label="Share" />
          <IconButton icon="reply" label="Reply" tone="accent" />
          <IconButton icon="reblog" label="Reblog" tone="reblog" aria-pressed />
          <IconButton icon="heart-filled" label="Unlike" tone="like" aria-pressed />
        </footer>
      </article>
    </div>
  );
}
