import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';
import styles from './JoinCommunity.module.css';

/** Number of faces between the picture of the community and the seat. */
const FACE_COUNT = 3;

type CommunityThreadProps = {
  community: Pick<Community, 'name' | 'avatarImage' | 'onlineMembers' | 'friends'>;
  /** Blog that takes the seat; an empty seat without one. */
  blog?: Pick<BlogRef, 'name' | 'avatar' | 'theme'> | undefined;
  /** True while the seat is only asked for. */
  isWaiting?: boolean;
};

/** Renders who is in a community on one thread, and the seat at its end. Decorative. */
export function CommunityThread({ community, blog, isWaiting = false }: CommunityThreadProps) {
  // Those who are here now come first; where nobody is, whom the member knows there.
  const here = community.onlineMembers ?? [];
  const faces = here.length > 0 ? here : (community.friends ?? []);
  return (
    <div className={styles.thread} aria-hidden="true">
      <CommunityPicture community={community} size={64} />
      {faces.slice(0, FACE_COUNT).map((member) => (
        <BlogAvatar key={member.uuid} blog={member} size={40} />
      ))}
      <span className={styles.seat} data-waiting={isWaiting || undefined}>
        {blog ? <BlogAvatar blog={blog} size={44} /> : <span className={styles.empty} />}
      </span>
    </div>
  );
}
