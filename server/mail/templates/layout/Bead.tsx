import { Img } from '@react-email/components';
import type { MailPicture } from '../mail-template.ts';
import { COLOURS } from './colours.ts';
import { coloured, written } from './styles.ts';

/** A blog as mails show it. */
export interface MailBlog {
  name: string;
  /** Its avatar; its initial stands in for one. */
  avatar?: MailPicture;
}

/** The round avatar of a blog, or its initial. The name always stands beside it. */
export function Bead({ blog, size = 40 }: { blog: MailBlog; size?: number }) {
  const px = `${size}px`;
  if (blog.avatar) {
    return (
      <Img
        src={`cid:${blog.avatar.cid}`}
        width={size}
        height={size}
        alt=""
        {...coloured('bead', { display: 'block', width: px, height: px, border: 0, borderRadius: '50%' })}
      />
    );
  }
  const { className, style } = written('body', 'text', {
    width: px,
    height: px,
    lineHeight: px,
    fontWeight: 700,
    textAlign: 'center',
    borderRadius: '50%',
    backgroundColor: COLOURS.bead.light,
  });
  return (
    <div aria-hidden="true" className={`bead ${className}`} style={style}>
      {(blog.name[0] ?? '').toUpperCase()}
    </div>
  );
}
