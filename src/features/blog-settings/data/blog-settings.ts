import { useQueryClient } from '@tanstack/react-query';
import {
  getEditBlogSettingsMutationOptions,
  getGetBlogSettingsQueryOptions,
} from '#generated/hooks/blogs/blogs.ts';
import type { EditBlogSettings200 } from '#generated/zod/editBlogSettings200.zod.ts';
import type { GetBlogSettings200 } from '#generated/zod/getBlogSettings200.zod.ts';
import type { BlogSettingField } from '#src/entities/settings/blog-setting-cards.ts';
import { type AwaitedSettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Query of a blog's settings. */
export function blogSettingsQuery(blog: string) {
  return {
    ...getGetBlogSettingsQueryOptions(blog),
    select: (answer: GetBlogSettings200) => answer.response.settings,
  };
}

/** Changes one setting of a blog. */
export function useBlogSetting<Value>(
  blog: string,
  { of, put, edit }: BlogSettingField<Value>,
): AwaitedSettingWriter<Value> {
  const queryClient = useQueryClient();
  const putInto = (read: GetBlogSettings200, value: Value): GetBlogSettings200 => ({
    ...read,
    response: { ...read.response, settings: put(read.response.settings, value) },
  });
  return useSettingWriter<Value, GetBlogSettings200, EditBlogSettings200>({
    scope: `settings of ${blog}`,
    queryKey: blogSettingsQuery(blog).queryKey,
    call: callWith(getEditBlogSettingsMutationOptions, (value: Value) => ({ blog, data: edit(value) })),
    put: putInto,
    onSaved: ({ response: { settings } }, correct) => {
      // Shows the value as the server normalised it: tags without hash signs, names without spaces.
      correct((read) => putInto(read, of(settings)));
      // The member's own blogs contain some of the settings: what they accept, their title.
      void queryClient.invalidateQueries({ queryKey: viewerQuery().queryKey });
    },
  });
}
