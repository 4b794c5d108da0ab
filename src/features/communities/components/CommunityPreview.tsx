import { Trans, useLingui } from '@lingui/react/macro';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { COMMUNITY_COLOURS, isCommunityColours, type NewCommunityValues } from '../model/new-community.ts';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './CommunityPreview.module.css';
import { useJoinTypeNames } from './filter-names.ts';

const picture = (url: string) => (url ? [{ url, width: 512, height: 512 }] : []);

/** Shows a new community as others will see it: its colours, its founder, and seats that are still empty. */
export function CommunityPreview({ values }: { values: NewCommunityValues }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const names = useJoinTypeNames();
  const { title, handle, description, avatar_url, header_url, colours, join_type } = values;
  const [backgroundColor, , linkColor] = COMMUNITY_COLOURS[isCommunityColours(colours) ? colours : 'plum'];
  return (
    <section
      aria-label={t`Preview`}
      className={styles.preview}
      {...frameThemeOf({ backgroundColor, linkColor })}
    >
      <div className={styles.cover}>{header_url ? <img src={header_url} alt="" /> : null}</div>
      <div className={styles.people}>
        <CommunityPicture
          community={{ name: handle || 'community', avatarImage: picture(avatar_url) }}
          size={72}
          className={styles.picture}
        />
        <span className={styles.beads} aria-hidden="true">
          {primaryBlog ? <BlogAvatar blog={primaryBlog} size={36} /> : <span className={styles.seat} />}
          <span className={styles.seat} />
          <span className={styles.seat} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title || t`Its title`}
        </p>
        {description ? <p dir="auto">{description}</p> : null}
        <p className={styles.facts}>
          <span>
            <Trans>1 member, you</Trans>
          </span>
          <span>{names.find(({ value }) => value === join_type)?.label}</span>
        </p>
      </div>
    </section>
  );
}
