// Written by `npm run generate` from openapi/. Do not edit.

export interface paths {
    "/svc/pop/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Features for visitors */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/svc/pop/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep one option of the member
         * @description The palette is the first of them (spec 000 §7); a client falls back to its cookie when this fails.
         */
        post: operations["setOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/followed_by": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        /** Does that blog follow this one? */
        get: operations["checkFollowedBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        /**
         * A blog's followers
         * @description For the owner of the blog only.
         */
        get: operations["listBlogFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        /** One blog */
        get: operations["getBlogInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        /** Likes, reblogs and replies of a post */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid; for a community `@@` and its name.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogSlot"];
            };
            cookie?: never;
        };
        /**
         * A blog's posts
         * @description Published posts, newest first; a pinned post comes first on the first page.
         */
        get: operations["listBlogPosts"];
        put?: never;
        /**
         * Create a post, a reblog or an ask
         * @description The blog is one the member writes for. A community goes into the blog slot as `@@{name}`; an ask goes to the other blog with state `ask` and an ask layout (spec 000 §7).
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/blog/{blog}/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
                /** @description The post. */
                id: components["parameters"]["PostIdPath"];
            };
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        /**
         * Edit a post
         * @description Fields left out stay as they were. The trail of a reblog cannot be changed.
         */
        put: operations["editPost"];
        post?: never;
        /**
         * Delete a post
         * @description Reblogs keep what they quoted; their trail shows it as broken.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client needs to start */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/explore/recommended/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blogs worth following
         * @description For a member, blogs they do not follow yet; for a visitor, the liveliest ones.
         */
        get: operations["listRecommendedBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/explore/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trending posts
         * @description What many people like and reblog these days. The default explore mode (spec 000 §2.1).
         */
        get: operations["getTrendingTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/explore/trending/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trending tags */
        get: operations["listTrendingTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hubs/{tag}/header_info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A tag, URL-encoded, with or without the leading `#`.
                 * @example astronomy
                 */
                tag: components["parameters"]["TagPath"];
            };
            cookie?: never;
        };
        /**
         * A tag's header
         * @description A tag that nobody has used answers 404; a client then goes to search (spec 000 §7).
         */
        get: operations["getHubHeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/hubs/{tag}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A tag, URL-encoded, with or without the leading `#`.
                 * @example astronomy
                 */
                tag: components["parameters"]["TagPath"];
            };
            cookie?: never;
        };
        /** A tag's posts */
        get: operations["getHubTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/login/mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask which form fits an email address
         * @description The answer does not tell whether an account exists beyond what registering would tell.
         */
        post: operations["checkLoginMode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the cookie or the access token and clears the cookies. Does nothing for a visitor.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description PNG, JPEG, GIF or WebP up to 20 MB and 50 megapixels. The server looks at the bytes, not the name, re-encodes the picture and drops its metadata. 250 pictures a day.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with email and password
         * @description Starts a session. From the site's own client the answer sets the HttpOnly `sid` cookie and the readable `logged_in` cookie and carries no token; from any other client it carries an access token (spec 000 §7).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/password/strength": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask how strong a password is */
        post: operations["checkPasswordStrength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account with its first blog and logs in. Members are at least 13 years old; a younger visitor gets code 7 and a one-day cookie that keeps the form closed.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/register/account/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check email, password and blog name before registering
         * @description Answers 200 when all that was sent could be registered; otherwise one error per field.
         */
        post: operations["validateRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/timeline/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's dashboard
         * @description Posts of followed blogs and of the member's own, newest first.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread counts
         * @description Polled every 30 seconds. Each parameter asks for one count (spec 000 §7).
         */
        get: operations["getUserCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a blog
         * @description `url` takes a blog name, a host name or an address (spec 000 §5). Either `url` or `email`. Doing it twice changes nothing; 200 new blogs a day.
         */
        post: operations["followBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/followed_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags the member follows
         * @description Pages of ten, or with `format=short` all names at once (spec 000 §7).
         */
        get: operations["listFollowedTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blogs the member follows */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I?
         * @description The member, their blogs and flags. Cached for 10 minutes by clients and not refetched on focus (spec 000 §7).
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post
         * @description Doing it twice changes nothing. Counters never go below 0. 1,000 likes a day.
         */
        post: operations["likePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts the member likes
         * @description The last liked first. Only one of before, after and cursor.
         */
        get: operations["listUserLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/name_suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest blog names that are free */
        get: operations["suggestBlogNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/tags/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a tag
         * @description A leading `#` is stripped. Doing it twice changes nothing.
         */
        post: operations["followTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/tags/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the member follow this tag? */
        get: operations["checkTagFollowed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/tags/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfollow a tag
         * @description A leading `#` is stripped. Doing it twice changes nothing.
         */
        post: operations["unfollowTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfollow a blog
         * @description `url` takes a blog name, a host name or an address (spec 000 §5). Doing it twice changes nothing.
         */
        post: operations["unfollowBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/unlike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a like back from a post
         * @description Doing it twice changes nothing. Counters never go below 0.
         */
        post: operations["unlikePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check that an email or a blog name is free */
        post: operations["validateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The one shape of every failure (spec 000 §8). The codes are listed in the error catalogue. */
        ErrorEnvelope: {
            meta: components["schemas"]["Meta"];
            /** @description What went wrong, the most important first. A client shows the first `detail`. */
            errors: components["schemas"]["ErrorDetail"][];
        };
        /** @description What every answer says about itself (spec 000 §3). */
        Meta: {
            /** @description The HTTP status again. */
            status: number;
            /**
             * @description The status in words.
             * @example OK
             */
            msg: string;
            /**
             * @description Present when the answer holds content that is not for everybody.
             * @enum {string}
             */
            contentRating?: "adult" | "nsfw";
            /** @description Name this when you report a problem. */
            requestId?: string;
        };
        /** @description Which features are on, by name. */
        Features: {
            [key: string]: boolean;
        };
        /**
         * @description A blog by its name, its host name or its uuid (`t:…`).
         * @example marlow
         */
        BlogIdentifier: string;
        /**
         * @description A blog's identity; stays the same when the name changes.
         * @example t:Zm9saWFnZS1tYXJsb3cx
         */
        BlogUuid: string;
        /**
         * @description A blog's name: letters, digits and inner hyphens (spec 000 §5).
         * @example marlow
         */
        BlogName: string;
        /** @description A picture at one size (spec 000 §3). */
        Image: {
            /** @description Absolute or relative to the site. */
            url: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @enum {string} */
            type?: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
            /** @description The uploaded picture this is a size of. */
            mediaKey?: string;
            cropped?: boolean;
            /** @description True for the size that was uploaded. */
            hasOriginalDimensions?: boolean;
            /** @description Decoration around an avatar. */
            accessories?: {
                frame?: {
                    square: string;
                    circle: string;
                };
            };
        };
        /**
         * @description A colour as
         * @example #1b1f3b
         */
        HexColour: string;
        /** @description How a blog looks. Only this blog's own pages and the head of its preview use it. */
        BlogTheme: {
            /** @enum {string} */
            avatarShape: "circle" | "square";
            backgroundColor: components["schemas"]["HexColour"];
            titleColor: components["schemas"]["HexColour"];
            linkColor: components["schemas"]["HexColour"];
            /** @example Fraunces */
            titleFont: string;
            /** @enum {string} */
            titleFontWeight: "regular" | "bold";
            /** @example Inter */
            bodyFont: string;
            /** @description The header picture, 3000 pixels wide at most. */
            headerImage: string | null;
            headerImageFocused?: string;
            headerImagePoster?: string;
            headerImageScaled?: string;
            /** @description Crop as `top,right,bottom,left` in pixels. */
            headerBounds?: string;
            headerFullWidth?: number;
            headerFullHeight?: number;
            headerFocusWidth?: number;
            headerFocusHeight?: number;
            headerStretch?: boolean;
            showAvatar: boolean;
            showDescription: boolean;
            showHeaderImage: boolean;
            showTitle: boolean;
        };
        /** @description The blog a mention leads to. */
        MentionedBlog: {
            uuid: components["schemas"]["BlogUuid"];
            name?: components["schemas"]["BlogName"];
            url?: string;
        };
        /** @description How a range of a text block looks or where it leads. */
        TextFormat: {
            /** @enum {string} */
            type: "bold" | "italic" | "strikethrough" | "small" | "link" | "mention" | "color" | "semantic_color";
            /** @description First code point of the range. */
            start: number;
            /** @description First code point after the range. */
            end: number;
            /** @description Where a `link` leads. */
            url?: string;
            blog?: components["schemas"]["MentionedBlog"];
            hex?: components["schemas"]["HexColour"];
            /**
             * @description A role of the reader's palette for `semantic_color`.
             * @enum {string}
             */
            semanticColor?: "accent" | "muted" | "like" | "reblog" | "danger" | "success";
        };
        /** @description Text. Ranges in `formatting` count Unicode code points: start inclusive, end exclusive. */
        TextBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            text: string;
            /** @enum {string} */
            subtype?: "quote" | "heading1" | "heading2" | "chat" | "ordered-list-item" | "unordered-list-item" | "quirky" | "indented";
            /** @description Depth of a list item or an indented block. */
            indentLevel?: number;
            formatting?: components["schemas"]["TextFormat"][];
        };
        /** @description The title of a whole post. */
        TitleBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "title";
            text: string;
        };
        /** @description One item of a list block. */
        ListItem: {
            text: string;
            indentLevel?: number;
            formatting?: components["schemas"]["TextFormat"][];
        };
        /** @description A numbered list kept as one block. */
        OrderedListBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ordered-list";
            items: components["schemas"]["ListItem"][];
        };
        /** @description A bulleted list kept as one block. */
        UnorderedListBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unordered-list";
            items: components["schemas"]["ListItem"][];
        };
        /**
         * @description A post's id: a 64-bit number written as a string.
         * @example 801954372210065408
         */
        PostId: string;
        /** @description Where a block comes from. */
        Attribution: {
            /** @enum {string} */
            type: "post" | "link" | "blog" | "app";
            url?: string;
            post?: {
                id: components["schemas"]["PostId"];
            };
            blog?: components["schemas"]["MentionedBlog"];
            appName?: string;
            displayText?: string;
            logo?: components["schemas"]["Image"];
        };
        /** @description A picture in several sizes. */
        ImageBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            /** @description The same picture, largest first. */
            media: components["schemas"]["Image"][];
            /** @description What the picture shows, for those who cannot see it. */
            altText?: string;
            caption?: string;
            /** @description Leading colours, shown while the picture loads. */
            colors?: components["schemas"]["HexColour"][];
            attribution?: components["schemas"]["Attribution"];
            /** @description Proof that a GIF came from GIF search. */
            feedbackToken?: string;
            poster?: components["schemas"]["Image"];
        };
        /** @description Pictures that belong together, laid out in rows by the client. */
        ImageSetBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image-set";
            images: components["schemas"]["ImageBlock"][];
        };
        /** @description A card for a page elsewhere. */
        LinkBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link";
            url: string;
            title?: string;
            description?: string;
            author?: string;
            siteName?: string;
            displayUrl?: string;
            poster?: components["schemas"]["Image"][];
        };
        /** @description An uploaded audio or video file. */
        MediaFile: {
            url: string;
            /** @enum {string} */
            type: "audio/mpeg" | "audio/mp4" | "audio/ogg" | "audio/wav" | "video/mp4" | "video/quicktime" | "video/x-m4v" | "video/webm";
            mediaKey?: string;
            width?: number;
            height?: number;
            hdMedia?: boolean;
        };
        /** @description A piece of sound, uploaded or from a provider. */
        AudioBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            /** @enum {string} */
            provider?: "spotify" | "bandcamp" | "soundcloud" | "skein";
            url?: string;
            media?: components["schemas"]["MediaFile"];
            title?: string;
            artist?: string;
            album?: string;
            /** @description Seconds. */
            duration?: number;
            poster?: components["schemas"]["Image"][];
            embedUrl?: string;
            /** @description Read only; a server never takes HTML from a client. */
            embedHtml?: string;
            attribution?: components["schemas"]["Attribution"];
        };
        /** @description A video, uploaded or from a provider. */
        VideoBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
            /** @enum {string} */
            provider?: "youtube" | "skein" | "flickr" | "instagram" | "vimeo";
            url?: string;
            media?: components["schemas"]["MediaFile"];
            /** @description Seconds. */
            duration?: number;
            poster?: components["schemas"]["Image"][];
            altText?: string;
            embedIframe?: {
                url: string;
                width: number;
                height: number;
            };
            embedUrl?: string;
            /** @description Read only; a server never takes HTML from a client. */
            embedHtml?: string;
            canAutoplayOnCellular?: boolean;
            attribution?: components["schemas"]["Attribution"];
        };
        /** @description One answer of a poll. */
        PollAnswer: {
            clientId: string;
            answerText: string;
        };
        /** @description How a poll is answered and when it closes. */
        PollSettings: {
            multipleChoice: boolean;
            /**
             * @description `closed-after` closes after `expireAfter` seconds.
             * @enum {string}
             */
            closeStatus: "open" | "closed-after";
            /** @description Seconds from publishing. */
            expireAfter?: number;
            source?: string;
        };
        /**
         * @description Seconds since 1970-01-01T00:00:00Z.
         * @example 1794657600
         */
        EpochSeconds: number;
        /** @description A question with answers to choose from. */
        PollBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "poll";
            /** @description Made by the author's client; identifies the poll. */
            clientId: string;
            question: string;
            answers: components["schemas"]["PollAnswer"][];
            settings: components["schemas"]["PollSettings"];
            /** Format: date-time */
            createdAt?: string;
            timestamp?: components["schemas"]["EpochSeconds"];
        };
        /** @description What follows is shown after a click. */
        ReadMoreBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "read-more";
        };
        /** @description A place in the editor where a GIF is being looked for; never published. */
        GifSearchBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gif-search";
            query?: string;
        };
        /** @description A card for another blog. */
        BlogBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blog";
            blog: components["schemas"]["MentionedBlog"];
        };
        /** @description Pictures to swipe through. */
        CarouselBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "carousel";
            images: components["schemas"]["ImageBlock"][];
        };
        /** @description A block that holds no other blocks. */
        LeafBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["LinkBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"];
        /** @description Blocks set apart from the rest, one level deep: a quoted post, a paywalled part. */
        NestedBlocksBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nested-blocks";
            /** @enum {string} */
            subtype?: "quote" | "paywall";
            blocks: components["schemas"]["LeafBlock"][];
        };
        /** @description Nothing: what is left where a block was taken away. */
        NoneBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "none";
        };
        /** @description One block of a post, told apart by `type`. A client that meets a type it does not know shows a notice in its place. Field names follow the public block format, in camelCase. */
        ContentBlock: components["schemas"]["TextBlock"] | components["schemas"]["TitleBlock"] | components["schemas"]["OrderedListBlock"] | components["schemas"]["UnorderedListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["ImageSetBlock"] | components["schemas"]["LinkBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["PollBlock"] | components["schemas"]["ReadMoreBlock"] | components["schemas"]["GifSearchBlock"] | components["schemas"]["BlogBlock"] | components["schemas"]["CarouselBlock"] | components["schemas"]["NestedBlocksBlock"] | components["schemas"]["NoneBlock"];
        /** @description As much of a blog as a post, a list row or a message needs to show it. */
        BlogRef: {
            uuid: components["schemas"]["BlogUuid"];
            name: components["schemas"]["BlogName"];
            title: string;
            /** @description The blog's own address, `https://{blog}.{host}`. */
            url: string;
            /** @description The blog's address inside the site. */
            blogViewUrl: string;
            /** @description Largest first. */
            avatar: components["schemas"]["Image"][];
            theme: components["schemas"]["BlogTheme"];
            /** @description The description as content blocks. */
            descriptionNpf?: components["schemas"]["ContentBlock"][];
            /** @description Whether the member follows it. Missing when logged out. */
            followed?: boolean;
            /** @description Whether it is its owner's first blog. */
            primary?: boolean;
            isAdult?: boolean;
            /** @description Whether the member writes for it. */
            isMember?: boolean;
            canBeFollowed?: boolean;
            canShowBadges?: boolean;
        };
        /** @description The query parameters that differ between pages. */
        PageQuery: {
            /** @description Opaque place in a list. */
            cursor?: string;
            limit?: number;
            offset?: number;
            before?: number;
            after?: number;
            page?: number;
        };
        /** @description Where another page of a list is. Send `queryParams` back with the same call; do not build them yourself. */
        PageLink: {
            /** @description The address of that page without the host. */
            href: string;
            queryParams: components["schemas"]["PageQuery"];
        };
        /** @description The neighbouring pages of a list; a link that is missing means there is none. */
        PageLinks: {
            next?: components["schemas"]["PageLink"];
            prev?: components["schemas"]["PageLink"];
        };
        /** @description A blog (spec 000 §3). The first group is always there; the rest comes when asked for with `fields[blogs]`, or to whoever may know it: the owner's fields are there for the owner only. */
        Blog: {
            uuid: components["schemas"]["BlogUuid"];
            name: components["schemas"]["BlogName"];
            title: string;
            description: string;
            descriptionNpf?: components["schemas"]["ContentBlock"][];
            url: string;
            blogViewUrl: string;
            avatar: components["schemas"]["Image"][];
            theme: components["schemas"]["BlogTheme"];
            advertiserName?: string;
            canBeBooped?: boolean;
            canBeFollowed: boolean;
            canShowBadges?: boolean;
            followed?: boolean;
            isAdult: boolean;
            isMember?: boolean;
            primary: boolean;
            updated?: components["schemas"]["EpochSeconds"];
            /** @description Accessories from the shop that this blog wears. */
            skeinmartAccessories?: {
                [key: string]: unknown;
            };
            /** @description Whether it takes asks. */
            ask?: boolean;
            /** @description Whether it takes anonymous asks. */
            askAnon?: boolean;
            askPageTitle?: string;
            canSubmit?: boolean;
            canSubscribe?: boolean;
            isBlockedFromPrimary?: boolean;
            isBloglessAdvertiser?: boolean;
            isPasswordProtected?: boolean;
            shareFollowing?: boolean;
            shareLikes?: boolean;
            /** @description Whether the member is told of every new post. */
            subscribed?: boolean;
            isFollowingYou?: boolean;
            canMessage?: boolean;
            isPrivateChannel?: boolean;
            /** @description Number of published posts. */
            posts?: number;
            isGroupChannel?: boolean;
            /** @description Whether the member administers it. */
            admin?: boolean;
            drafts?: number;
            /** @description For the owner only. */
            followers?: number;
            queue?: number;
            hasFlaggedPosts?: boolean;
            messages?: number;
            mentionKey?: string;
            /** @example Europe/Lisbon */
            timezone?: string;
            /** @example +0100 */
            timezoneOffset?: string;
            analyticsUrl?: string;
            isPremiumPartner?: boolean;
            isSkeinpayOnboarded?: boolean;
            skeinmartOrders?: number;
        };
        /**
         * @description The id of something that has no schema of its own. A client only compares it and sends it back.
         * @example note-801954372210065408-like
         */
        OpaqueId: string;
        /** @description Something that happened to a post: it was posted, liked, reblogged or replied to. */
        Note: {
            id: components["schemas"]["OpaqueId"];
            /** @enum {string} */
            type: "posted" | "like" | "reblog" | "reply";
            timestamp: components["schemas"]["EpochSeconds"];
            blog: components["schemas"]["BlogRef"];
            postId?: components["schemas"]["PostId"];
            reblogParentBlogName?: components["schemas"]["BlogName"];
            /** @description What a reblog added. */
            addedText?: string;
            tags?: string[];
            replyId?: components["schemas"]["OpaqueId"];
            replyText?: string;
            parentReplyId?: components["schemas"]["OpaqueId"];
            canDelete?: boolean;
        };
        /** @description Notes of a post, newest first. */
        NotesPage: {
            notes: components["schemas"]["Note"][];
            totalNotes: number;
            totalLikes: number;
            totalReblogs: number;
            totalReplies: number;
            links: components["schemas"]["PageLinks"];
        };
        /**
         * @description The one word for what a post is, derived from its blocks: answer, then video, audio, photo, quote, chat (more than one chat line), link, else text. An unanswered ask is `ask`.
         * @enum {string}
         */
        PostType: "text" | "photo" | "quote" | "link" | "ask" | "chat" | "audio" | "video" | "answer";
        /**
         * @description Where a post is in its life (spec 000 §3). `queue` is what a request says, `queued` what an answer says.
         * @enum {string}
         */
        PostState: "published" | "draft" | "queue" | "queued" | "private" | "disabled" | "submission" | "ask" | "transcoding";
        /** @description Blocks that are an ask. No attribution means the asker is anonymous. */
        AskLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ask";
            /** @description Indexes into `content`. */
            blocks: number[];
            attribution?: components["schemas"]["Attribution"];
        };
        /** @description Blocks that are the answer to an ask. */
        AnswerLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** @description Indexes into `content`. */
            blocks: number[];
        };
        /** @description Blocks in rows. Rows of several blocks hold pictures only; every block is listed once. */
        RowsLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rows";
            display: {
                blocks: number[];
                mode?: {
                    /** @enum {string} */
                    type: "weighted" | "carousel";
                };
            }[];
            /** @description The last block before “Keep reading”; -1 hides all. */
            truncateAfter?: number;
        };
        /** @description An older way to say where “Keep reading” comes; read, not written. */
        CondensedLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "condensed";
            /** @description Indexes into `content`. */
            blocks: number[];
            truncateAfter?: number;
        };
        /** @description Blocks shown only on the post's own page. */
        BelowTheFoldLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "below-the-fold";
            /** @description Indexes into `content`. */
            blocks: number[];
        };
        /** @description Blocks that belong to a poll. */
        PollLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "poll";
            /** @description Indexes into `content`. */
            blocks: number[];
        };
        /** @description No arrangement. */
        NoneLayout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "none";
        };
        /** @description How blocks are arranged, told apart by `type`. At most one layout of each type. */
        LayoutBlock: components["schemas"]["AskLayout"] | components["schemas"]["AnswerLayout"] | components["schemas"]["RowsLayout"] | components["schemas"]["CondensedLayout"] | components["schemas"]["BelowTheFoldLayout"] | components["schemas"]["PollLayout"] | components["schemas"]["NoneLayout"];
        /** @description A filter of the member's that matches, and what it asks for. */
        FilterMatch: {
            /** @enum {string} */
            kind: "tag" | "content" | "blog";
            value: string;
            /** @enum {string} */
            action: "warn" | "hide";
        };
        /** @description One earlier part of a reblogged post. A broken item has lost its post: no `post`, and `brokenBlogName` says whose it was. */
        TrailItem: {
            post?: {
                id: components["schemas"]["PostId"];
                timestamp: components["schemas"]["EpochSeconds"];
                postUrl?: string;
                isCommercial?: boolean;
            };
            blog?: components["schemas"]["BlogRef"];
            brokenBlogName?: string;
            content: components["schemas"]["ContentBlock"][];
            layout: components["schemas"]["LayoutBlock"][];
            tags?: string[];
            /** @description Whether the member blocks its blog. */
            blocked?: boolean;
            filteredBy?: components["schemas"]["FilterMatch"][];
        };
        /**
         * @description Proves that a reblog or like comes from somebody who saw the post.
         * @example kR3tQz8a
         */
        ReblogKey: string;
        /**
         * @description `general` means mature.
         * @enum {string}
         */
        ContentLabelCategory: "general" | "drugUse" | "violence" | "sexualThemes";
        /** @description What a post is labelled with (spec 001 §3). */
        ContentLabels: {
            hasCommunityLabel: boolean;
            hasCommunityLabelOverride?: boolean;
            overriddenCategories?: components["schemas"]["ContentLabelCategory"][];
            categories: components["schemas"]["ContentLabelCategory"][];
            /** @enum {string} */
            lastReporter?: "author" | "community_admin" | "classifier" | "staff";
            /** @description Whether the author may no longer change it. */
            locked?: boolean;
        };
        /** @description The community a post was made in. */
        PostCommunity: {
            name: string;
            uuid: components["schemas"]["OpaqueId"];
            title: string;
            memberCount?: number;
            canView?: boolean;
            avatarImage?: components["schemas"]["Image"][];
        };
        /** @description An emoji that people put under a community post. */
        Reaction: {
            id: components["schemas"]["OpaqueId"];
            slug?: string;
            grapheme: string;
            count: number;
            reacted: boolean;
        };
        /** @description A post as it is read back. */
        Post: {
            /**
             * @description Tells timeline elements apart. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            objectType: "post";
            id: components["schemas"]["PostId"];
            genesisPostId?: components["schemas"]["PostId"];
            type: components["schemas"]["PostType"];
            state: components["schemas"]["PostState"];
            blog: components["schemas"]["BlogRef"];
            blogName: components["schemas"]["BlogName"];
            /** @description The post's address inside the site. */
            postUrl: string;
            shortUrl?: string;
            slug: string;
            timestamp: components["schemas"]["EpochSeconds"];
            /** Format: date-time */
            date: string;
            editedTs?: components["schemas"]["EpochSeconds"];
            /** @description Without the leading `#`. */
            tags: string[];
            /** @description The first words, for titles and notifications. */
            summary: string;
            content: components["schemas"]["ContentBlock"][];
            layout: components["schemas"]["LayoutBlock"][];
            /** @description What was reblogged, the root first. Empty for an original post. */
            trail: components["schemas"]["TrailItem"][];
            reblogKey: components["schemas"]["ReblogKey"];
            parentPostId?: components["schemas"]["PostId"];
            parentTumblelogUuid?: components["schemas"]["BlogUuid"];
            parentBlogName?: components["schemas"]["BlogName"];
            parentPostUrl?: string;
            rootPostId?: components["schemas"]["PostId"];
            rootBlogName?: components["schemas"]["BlogName"];
            askingBlog?: components["schemas"]["BlogRef"];
            askingIsAnonymous?: boolean;
            noteCount: number;
            likeCount: number;
            reblogCount: number;
            replyCount: number;
            selfReplyCount: number;
            /** @description Whether the member likes it; false when logged out. */
            liked: boolean;
            /** @description Whether the member follows its blog. */
            followed: boolean;
            rebloggedFromFollowing: boolean;
            /** @description Whether one of the member's blogs reblogged it. */
            rebloggedByYou?: boolean;
            canLike: boolean;
            canReblog: boolean;
            canReply: boolean;
            canEdit: boolean;
            canDelete: boolean;
            canMute?: boolean;
            /** @description Whether the member is not told of its notes. */
            muted?: boolean;
            muteEndTimestamp?: components["schemas"]["EpochSeconds"];
            /** @description Whether the member is told of its replies. */
            subscribed?: boolean;
            isPinned: boolean;
            isCommercial?: boolean;
            isBlazed?: boolean;
            isBlazeable?: boolean;
            isEmbeddable?: boolean;
            /** @description Whether the member hid this post. */
            isHidden?: boolean;
            /** @enum {string} */
            contentRating: "clean" | "sensitive" | "explicit";
            communityLabels: components["schemas"]["ContentLabels"];
            /** @enum {string} */
            interactabilityReblog: "everyone" | "noone";
            /** @enum {string} */
            interactabilityBlaze?: "everyone" | "self" | "noone";
            hideTrail?: boolean;
            sourceUrl?: string;
            sourceTitle?: string;
            /** @enum {string} */
            queuedState?: "queued" | "scheduled";
            scheduledPublishTime?: components["schemas"]["EpochSeconds"];
            /** Format: date-time */
            publishOn?: string;
            /** @description The member's filters that match anything in this post or its trail. */
            filteredBy?: components["schemas"]["FilterMatch"][];
            community?: components["schemas"]["PostCommunity"];
            reactions?: components["schemas"]["Reaction"][];
            /** @description Sent back with actions on this post. */
            placementId?: string;
        };
        /** @description What a new post is made of (spec 000 §3). A reblog names `parentPostId`, `parentTumblelogUuid` and `reblogKey`; only a reblog may have no content. Polls need `content` of their own. */
        CreatePostRequest: {
            content: components["schemas"]["ContentBlock"][];
            layout?: components["schemas"]["LayoutBlock"][];
            /** @description Joined with ", ". A leading `#` is stripped; the first 30 tags count. */
            tags?: string;
            /**
             * @description `published` unless said otherwise.
             * @enum {string}
             */
            state?: "published" | "draft" | "queue" | "private" | "submission" | "ask";
            /**
             * Format: date-time
             * @description When a queued post is published.
             */
            publishOn?: string;
            slug?: string;
            /**
             * Format: date-time
             * @description Shown as the post's date; publishing order does not change.
             */
            date?: string;
            isPrivate?: boolean;
            sourceUrl?: string;
            reblogKey?: components["schemas"]["ReblogKey"];
            parentPostId?: components["schemas"]["PostId"];
            parentTumblelogUuid?: components["schemas"]["BlogUuid"];
            /** @description Leave the trail out of a reblog. */
            hideTrail?: boolean;
            /** @description Indexes of trail items to leave out. */
            excludeTrailItems?: number[];
            /** @enum {string} */
            interactabilityReblog?: "everyone" | "noone";
            /** @enum {string} */
            interactabilityBlaze?: "everyone" | "self" | "noone";
            earnedId?: string;
            /** @description The community's name when the post goes to one. */
            community?: string;
            hasCommunityLabel?: boolean;
            communityLabelCategories?: components["schemas"]["ContentLabelCategory"][];
            isCommercial?: boolean;
            adsParams?: string;
            /** @enum {string} */
            reblogType?: "normal" | "fast";
            placementId?: string;
        };
        /** @description What creating or editing a post gives. */
        CreatedPost: {
            id: components["schemas"]["PostId"];
            state: components["schemas"]["PostState"];
            /** @description A sentence for a toast, such as “Posted to marlow”. */
            displayText?: string;
            post: components["schemas"]["Post"];
        };
        /** @description The new contents of a post (spec 000 §3); what is left out stays as it was. */
        EditPostRequest: {
            content?: components["schemas"]["ContentBlock"][];
            layout?: components["schemas"]["LayoutBlock"][];
            /** @description Joined with ", ". A leading `#` is stripped; the first 30 tags count. */
            tags?: string;
            /**
             * @description `published` unless said otherwise.
             * @enum {string}
             */
            state?: "published" | "draft" | "queue" | "private" | "submission" | "ask";
            /**
             * Format: date-time
             * @description When a queued post is published.
             */
            publishOn?: string;
            slug?: string;
            /**
             * Format: date-time
             * @description Shown as the post's date; publishing order does not change.
             */
            date?: string;
            isPrivate?: boolean;
            sourceUrl?: string;
            reblogKey?: components["schemas"]["ReblogKey"];
            parentPostId?: components["schemas"]["PostId"];
            parentTumblelogUuid?: components["schemas"]["BlogUuid"];
            /** @description Leave the trail out of a reblog. */
            hideTrail?: boolean;
            /** @description Indexes of trail items to leave out. */
            excludeTrailItems?: number[];
            /** @enum {string} */
            interactabilityReblog?: "everyone" | "noone";
            /** @enum {string} */
            interactabilityBlaze?: "everyone" | "self" | "noone";
            earnedId?: string;
            /** @description The community's name when the post goes to one. */
            community?: string;
            hasCommunityLabel?: boolean;
            communityLabelCategories?: components["schemas"]["ContentLabelCategory"][];
            isCommercial?: boolean;
            adsParams?: string;
            /** @enum {string} */
            reblogType?: "normal" | "fast";
            placementId?: string;
        };
        /** @description What a client needs to know before its first call. */
        Config: {
            features: components["schemas"]["Features"];
            /** @constant */
            csrfHeader: "X-CSRF";
            reservedBlogNames: string[];
            locales: string[];
            palettes: string[];
            limits: {
                imageBytes: number;
                postsPerDay: number;
                imagesPerDay: number;
                likesPerDay: number;
                followsPerDay: number;
                tagsPerPost: number;
            };
        };
        /** @description A heading between elements. */
        TitleElement: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            objectType: "title";
            id: components["schemas"]["OpaqueId"];
            text: string;
            subtext?: string;
        };
        /** @description One thing in a timeline, told apart by `objectType`. A client skips the kinds it does not know. */
        TimelineElement: components["schemas"]["Post"] | components["schemas"]["TitleElement"];
        /** @description The neighbouring pages; a link that is missing means there is none. */
        TimelineLinks: {
            next?: components["schemas"]["PageLink"];
            prev?: components["schemas"]["PageLink"];
            destination?: components["schemas"]["PageLink"];
        };
        /** @description Elements, newest or best first, and where the neighbouring pages are (spec 000 §3). */
        Timeline: {
            elements: components["schemas"]["TimelineElement"][];
            links: components["schemas"]["TimelineLinks"];
        };
        /** @description An event that dresses the page (spec 000 §3). */
        Takeover: {
            answerTime?: {
                accentColor: components["schemas"]["HexColour"];
                blogName: components["schemas"]["BlogName"];
                description: string;
                /** Format: date-time */
                startDate: string;
                followed: boolean;
                liveClickthroughUrl: string;
            };
            headerImage?: components["schemas"]["Image"][];
            live: boolean;
            completed: boolean;
        };
        /** @description A timeline, with a takeover when an event owns the page. */
        TimelineResponse: {
            timeline: components["schemas"]["Timeline"];
            takeover?: components["schemas"]["Takeover"];
        };
        /** @description A tag as lists and hub headers show it. */
        Tag: {
            /** @description Without the leading `#`. */
            name: string;
            isFollowed: boolean;
            isTrending?: boolean;
            postCount: number;
            newPostsCount?: number;
            followerCount: number;
            thumb?: components["schemas"]["Image"][];
        };
        /** @description What stands above a tag's posts. */
        HubHeader: {
            tag: components["schemas"]["Tag"];
            /**
             * @description `recent` for a followed tag that is not trending, otherwise `top` (spec 000 §5).
             * @enum {string}
             */
            defaultSort: "recent" | "top";
            headerImage?: components["schemas"]["Image"][];
            relatedTags: components["schemas"]["Tag"][];
        };
        /** @description A picture the server took in, in the sizes it made. Put `media` into an image block. */
        UploadedImage: {
            mediaKey: string;
            /** @description Largest first. */
            media: components["schemas"]["Image"][];
            colors: components["schemas"]["HexColour"][];
        };
        /** @description Email and password in exchange for a session. `tfa_token` when the account asks for a second factor. */
        TokenRequest: {
            /** @constant */
            grant_type: "password";
            /** @description The email address. */
            username: string;
            password: string;
            tfa_token?: string;
            captcha_token?: string;
        };
        /** @description What logging in gives. The site's own client gets a `sid` cookie and no token; any other client gets an access token to send in place of its client token. */
        TokenResponse: {
            /** @enum {string} */
            session: "cookie" | "token";
            /** @constant */
            tokenType: "bearer";
            accessToken?: string;
            /** @description Seconds. */
            expiresIn: number;
            scope?: string;
        };
        /** @description How hard a password is to guess, as the server sees it. */
        PasswordStrength: {
            /** @description 0 is guessed at once; 4 is very hard to guess. */
            score: number;
            acceptable: boolean;
            /** @enum {string} */
            rejectReason?: "too_short" | "too_long" | "too_common" | "contains_email" | "contains_blog_name" | "breached";
            /** @description A sentence that helps. */
            hint?: string;
        };
        /** @description A new account with its first blog (spec 000 §7). Email and blog name are trimmed. */
        RegisterRequest: {
            email: string;
            password: string;
            /**
             * Format: date
             * @description YYYY-MM-DD; members are at least 13 years old.
             */
            birth_date: string;
            /** @description Whole years; the birth date decides. */
            age?: number;
            /** @description The name of the first blog. */
            tumblelog: string;
            /** @description Captcha token. */
            token?: string;
            http_referer?: string;
            authentication?: string;
            /** @description A blog to follow right away. */
            follow_blog?: string;
            referring_blog?: string;
            /** @description A tag to follow right away. */
            follow_tag?: string;
            redirect_to?: string;
            referer_query?: string;
            source?: string;
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
            utm_term?: string;
            utm_content?: string;
        };
        /** @description Unread counts, spelt as the specification spells them (spec 000 §7). Only what was asked for is there. */
        Counts: {
            /** @description New dashboard posts. */
            unread?: number;
            inbox?: number;
            /** @description By blog uuid, then by conversation id. */
            unread_messages?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            blog_notification_counts?: {
                blog_uuid: components["schemas"]["BlogUuid"];
                count: number;
            }[];
            private_group_blog_unread_post_counts?: {
                [key: string]: number;
            };
            unread_community_post_counts?: {
                [key: string]: number;
            };
            unread_mod_queue_counts?: {
                [key: string]: number;
            };
            blog_post_counts?: {
                [key: string]: {
                    posts: number;
                    queue: number;
                    drafts: number;
                    messages: number;
                };
            };
        };
        /** @description The member behind a session. */
        User: {
            name: components["schemas"]["BlogName"];
            userUuid: components["schemas"]["OpaqueId"];
            email?: string;
            emailVerified: boolean;
            /** @description How many posts they like. */
            likes: number;
            /** @description How many blogs they follow. */
            following: number;
            isAdmin: boolean;
            /** @description Registration is not finished. */
            isPartial: boolean;
            age?: number;
            /**
             * @description Null follows the system.
             * @enum {string|null}
             */
            palette: "trueBlue" | "darkMode" | "cement" | "lowContrastClassic" | "cybernetic" | "canary" | "ghost" | "vampire" | "pumpkin" | "snowBright" | "gothRave" | "pride" | null;
            /** @enum {string} */
            locale: "en-us" | "es" | "de" | "fr" | "it" | "ja" | "tr" | "ru" | "pl" | "pt" | "pt-br" | "nl" | "ko" | "zh-cn" | "zh-tw" | "zh-hk" | "id" | "hi";
            /** @enum {string} */
            defaultPostFormat?: "npf";
            crm?: boolean;
            createdTs: components["schemas"]["EpochSeconds"];
        };
        /** @description Who is asking (spec 000 §3). A visitor gets `isLoggedIn` false and no user. */
        UserInfo: {
            isLoggedIn: boolean;
            user?: components["schemas"]["User"];
            /** @description The member's blogs in their own order, the primary one first. */
            blogs: components["schemas"]["Blog"][];
            isUsingNewWebEditor: boolean;
            useNewWelcome: boolean;
            skeinmartOrders?: number;
        };
        /** @description Names a post for liking it or taking a like back (spec 000 §7). */
        PostAction: {
            id: components["schemas"]["PostId"];
            reblog_key: components["schemas"]["ReblogKey"];
            tumblelog_name?: components["schemas"]["BlogName"];
            placement_id?: string;
            context?: string;
            display_mode?: string;
            tab?: string;
        };
        /** @description A post's counters after an action. */
        PostCounters: {
            id: components["schemas"]["PostId"];
            liked: boolean;
            noteCount: number;
            likeCount: number;
            reblogCount: number;
            replyCount: number;
        };
        /**
         * @description A code of the error catalogue. Its values are filled in from `errors.yaml` when the contract is bundled.
         * @enum {integer}
         */
        ErrorCode: 2 | 3 | 4 | 7 | 599 | 1016 | 1019 | 1026 | 1027 | 1030 | 1034 | 1040 | 4003 | 4004 | 4005 | 4009 | 4012 | 4013 | 4020 | 4029 | 5000 | 5001 | 5002 | 5003 | 5013 | 5015 | 5016 | 5039 | 5042 | 8001 | 8002 | 8004 | 8005 | 8006 | 8009 | 8010 | 8011 | 8016 | 8022 | 8023 | 8026 | 8027 | 8029 | 8030 | 13001 | 16002 | 16004 | 16006 | 16007 | 16009 | 16010 | 17001 | 17002 | 17003 | 17004 | 18001 | 18002 | 18101 | 19001 | 19002 | 20002 | 20003 | 20004 | 20005 | 20006 | 20007 | 20008 | 22001 | 22002 | 23001 | 23002 | 23003 | 23008 | 23009 | 23011 | 23012 | 23014 | 23015 | 23017 | 23020 | 23028 | 23032 | 23101 | 23102 | 23103 | 23104 | 23105 | 23106 | 23107 | 23108 | 23109 | 23110;
        /** @description One cause of a failure. */
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            /** @description Short and stable, for logs. */
            title: string;
            /** @description A sentence for the person. */
            detail: string;
            /**
             * @description The query parameter or body field that caused it, dotted for nested fields.
             * @example tumblelog
             */
            field?: string;
            /** @description A second code that refines the first: code 4 with inner code 3 means the blog name is taken. */
            innerCode?: number;
            /**
             * @description Why a password was refused (code 1030).
             * @enum {string}
             */
            rejectReason?: "too_short" | "too_long" | "too_common" | "contains_email" | "contains_blog_name" | "breached";
            /** @description Blog names that are free (code 3). */
            suggestedNames?: string[];
            /** @description Where a client should go to solve this. */
            redirectTo?: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description A blog's name, host name or uuid.
         * @example marlow
         */
        BlogPath: components["schemas"]["BlogIdentifier"];
        /** @description How many items to skip. */
        Offset: number;
        /** @description How many items to answer with at most. */
        Limit: number;
        /** @description Which blog fields to answer with, separated by commas; a leading `?` asks for an optional one. All when left out. */
        FieldsBlogs: string;
        /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
        Cursor: string;
        /**
         * @description A blog's name, host name or uuid; for a community `@@` and its name.
         * @example marlow
         */
        BlogSlot: string;
        /** @description Whether to answer with parent and root of reblogs. They are always there; the parameter is taken for older clients. */
        ReblogInfo: boolean;
        /** @description The post. */
        PostIdPath: components["schemas"]["PostId"];
        /** @description How many items to answer with at most. */
        LimitTags: number;
        /**
         * @description A tag, URL-encoded, with or without the leading `#`.
         * @example astronomy
         */
        TagPath: string;
        /** @description How many items to answer with at most. */
        LimitHub: number;
        /** @description How many items to answer with at most. */
        LimitLikes: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            features: components["schemas"]["Features"];
                        };
                    };
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    setOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    setting: "palette" | "locale";
                    /** @description A palette's or a locale's name; `system` for the palette of the system. */
                    value: string;
                };
            };
        };
        responses: {
            /** @description Done; no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    checkFollowedBy: {
        parameters: {
            query: {
                /** @description The other blog. */
                query: components["schemas"]["BlogIdentifier"];
            };
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            followedBy: boolean;
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4003 Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listBlogFollowers: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            users: components["schemas"]["BlogRef"][];
                            totalUsers: number;
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4003 Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getBlogInfo: {
        parameters: {
            query?: {
                /** @description Which blog fields to answer with, separated by commas; a leading `?` asks for an optional one. All when left out. */
                "fields[blogs]"?: components["parameters"]["FieldsBlogs"];
            };
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blog: components["schemas"]["Blog"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4012 Hidden blog; 4013 Password protected blog */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query: {
                /** @description The post. */
                id: components["schemas"]["PostId"];
                /** @description Which notes. */
                mode?: "all" | "likes" | "conversation" | "rollup" | "reblogs_with_tags" | "replies" | "reblogs";
                /** @description Notes before this time in epoch seconds. */
                beforeTimestamp?: number;
                /** @description Direction in time. */
                sort?: "asc" | "desc";
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["NotesPage"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4012 Hidden blog; 4013 Password protected blog */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                /** @description Taken for older clients; posts always have blocks. */
                npf?: boolean;
                /** @description Whether to answer with parent and root of reblogs. They are always there; the parameter is taken for older clients. */
                reblog_info?: components["parameters"]["ReblogInfo"];
                /** @description Only this post. */
                id?: components["schemas"]["PostId"];
                /** @description Where the list is shown. */
                context?: string;
                /** @description Published before this time in epoch seconds. */
                before?: number;
                /** @description Only posts with this tag. */
                tag?: string;
                /** @description Only posts of this type. */
                type?: components["schemas"]["PostType"];
                /** @description Only posts before this one in the list. */
                before_id?: components["schemas"]["PostId"];
                /** @description How many items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Only posts that can be blazed. */
                only_blazeable_posts?: boolean;
                /** @description Opens a private community to an invited visitor. */
                invite_hash?: string;
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid; for a community `@@` and its name.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogSlot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blog: components["schemas"]["Blog"];
                            posts: components["schemas"]["Post"][];
                            totalPosts: number;
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4012 Hidden blog; 4013 Password protected blog */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid; for a community `@@` and its name.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogSlot"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePostRequest"];
            };
        };
        responses: {
            /** @description The post exists. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["CreatedPost"];
                    };
                };
            };
            /** @description 8001 Invalid body; 8002 Bad parent post; 8005 Bad media format; 8016 Invalid answer; 8029 Invalid source URL; 8030 Invalid link; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4003 Not allowed; 4012 Hidden blog; 4013 Password protected blog; 8004 Upload limit reached; 8010 Video processing; 8011 Video limit reached; 8022 Queue limit reached; 8023 Daily post limit hit; 20007 Poll not allowed; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
                /** @description The post. */
                id: components["parameters"]["PostIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            post: components["schemas"]["Post"];
                            blog: components["schemas"]["Blog"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4012 Hidden blog; 4013 Password protected blog */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    editPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
                /** @description The post. */
                id: components["parameters"]["PostIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditPostRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["CreatedPost"];
                    };
                };
            };
            /** @description 8001 Invalid body; 8005 Bad media format; 8016 Invalid answer; 8029 Invalid source URL; 8030 Invalid link; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 8022 Queue limit reached; 8026 Post is ignited; 20007 Poll not allowed; 4003 Not allowed; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A blog's name, host name or uuid.
                 * @example marlow
                 */
                blog: components["parameters"]["BlogPath"];
                /** @description The post. */
                id: components["parameters"]["PostIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 8026 Post is ignited; 4003 Not allowed; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["Config"];
                    };
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listRecommendedBlogs: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["LimitTags"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blogs: components["schemas"]["BlogRef"][];
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrendingTimeline: {
        parameters: {
            query?: {
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["TimelineResponse"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTrendingTags: {
        parameters: {
            query?: {
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["LimitTags"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            tags: components["schemas"]["Tag"][];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getHubHeader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A tag, URL-encoded, with or without the leading `#`.
                 * @example astronomy
                 */
                tag: components["parameters"]["TagPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["HubHeader"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getHubTimeline: {
        parameters: {
            query?: {
                /** @description Newest first, or best first. */
                sort?: "recent" | "top";
                /** @description Only posts of this type. */
                type?: components["schemas"]["PostType"];
                /** @description Only original posts. */
                role?: "any" | "original";
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["LimitHub"];
            };
            header?: never;
            path: {
                /**
                 * @description A tag, URL-encoded, with or without the leading `#`.
                 * @example astronomy
                 */
                tag: components["parameters"]["TagPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["TimelineResponse"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    checkLoginMode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    authentication?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            /** @enum {string} */
                            mode: "registration" | "login" | "magic_link" | "magic_link_sent" | "password_reset";
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The picture was taken in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["UploadedImage"];
                    };
                };
            };
            /** @description 8005 Bad media format; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 8004 Upload limit reached; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 8006 Unknown upload error; 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description A session was started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["TokenResponse"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 16006 Invalid password; 16007 Invalid two-factor code; 5042 Captcha token expired; 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 16009 Password reset needed; 1027 Login requires consent; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    checkPasswordStrength: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    email?: string;
                    tumblelog?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["PasswordStrength"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists and is logged in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            session: components["schemas"]["TokenResponse"];
                            blog: components["schemas"]["Blog"];
                            /** @description A safe place to go on. */
                            redirectTo?: string;
                        };
                    };
                };
            };
            /** @description 2 Email unavailable; 3 Blog name unavailable; 4 Blog name invalid; 1030 Password invalid; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5042 Captcha token expired; 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 7 Registration blocked for age; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    validateRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    password?: string;
                    tumblelog?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            /** @constant */
                            valid: true;
                        };
                    };
                };
            };
            /** @description 2 Email unavailable; 3 Blog name unavailable; 4 Blog name invalid; 1030 Password invalid; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description Whether to answer with parent and root of reblogs. They are always there; the parameter is taken for older clients. */
                reblog_info?: components["parameters"]["ReblogInfo"];
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["TimelineResponse"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUserCounts: {
        parameters: {
            query?: {
                /** @description New dashboard posts. */
                unread?: boolean;
                /** @description Asks and submissions. */
                inbox?: boolean;
                /** @description Messages by blog and conversation. */
                unread_messages?: boolean;
                /** @description Notifications by blog. */
                blog_notification_counts?: boolean;
                /** @description New posts in private group blogs. */
                private_group_blog_unread_post_counts?: boolean;
                /** @description New community posts. */
                unread_community_counts?: boolean;
                /** @description Posts waiting for moderators. */
                unread_mod_queue_counts?: boolean;
                /** @description Posts, queue, drafts and messages by blog. */
                blog_post_counts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["Counts"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    followBlog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    /** @description The address of somebody whose blog to follow. */
                    email?: string;
                    placement_id?: string;
                    context?: string;
                    tag?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blog: components["schemas"]["BlogRef"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4003 Not allowed; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFollowedTags: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["LimitTags"];
                /** @description `short` answers with names only. */
                format?: "full" | "short";
                /** @description What to sort by. */
                sort?: "tag_name" | "followed_at";
                /** @description Direction. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            tags: components["schemas"]["Tag"][];
                            total: number;
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listFollowing: {
        parameters: {
            query?: {
                /** @description How many items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blogs: components["schemas"]["BlogRef"][];
                            totalBlogs: number;
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: {
                /** @description Which blog fields to answer with, separated by commas; a leading `?` asks for an optional one. All when left out. */
                "fields[blogs]"?: components["parameters"]["FieldsBlogs"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["UserInfo"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAction"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["PostCounters"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1040 Like limit exceeded; 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listUserLikes: {
        parameters: {
            query?: {
                /** @description Opaque place in the list, taken from `links.next.queryParams`. Leave it out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Liked before this time in epoch seconds. */
                before?: number;
                /** @description Liked after this time in epoch seconds. */
                after?: number;
                /** @description How many items to answer with at most. */
                limit?: components["parameters"]["LimitLikes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            likedPosts: components["schemas"]["Post"][];
                            likedCount: number;
                            links: components["schemas"]["PageLinks"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter; 5039 Inappropriate cursor */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    suggestBlogNames: {
        parameters: {
            query?: {
                /** @description What the names should be like. */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            names: string[];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    followTag: {
        parameters: {
            query?: {
                /** @description Where it was clicked. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["Tag"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    checkTagFollowed: {
        parameters: {
            query: {
                /** @description The tag. */
                tag: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            tag: string;
                            following: boolean;
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unfollowTag: {
        parameters: {
            query?: {
                /** @description Where it was clicked. */
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["Tag"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unfollowBlog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    placement_id?: string;
                    context?: string;
                    tag?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            blog: components["schemas"]["BlogRef"];
                        };
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4003 Not allowed; 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostAction"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: components["schemas"]["PostCounters"];
                    };
                };
            };
            /** @description 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize; 1034 Login required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4004 Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    validateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    tumblelog?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: components["schemas"]["Meta"];
                        response: {
                            /** @constant */
                            valid: true;
                        };
                    };
                };
            };
            /** @description 2 Email unavailable; 3 Blog name unavailable; 4 Blog name invalid; 5016 Invalid request parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1016 Unable to authorize */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 1019 CSRF token invalid */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5013 Payload too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5015 Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 4029 Limit exceeded */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5000 Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5002 Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description 5003 Service unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
