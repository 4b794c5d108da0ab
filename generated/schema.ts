// Written by `npm run generate` from server/db/migrations/. Do not edit.
// Digest: 71b17061581fe0ca35a0903414fad3d4
/** The columns of every table, as a statement returns them. Name them by `Columns` of server/db/columns.ts. */
export interface Tables {
  access_tokens: {
    token_hash: Uint8Array<ArrayBuffer>;
    user_id: string;
    client: string;
    scope: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    id: string;
  };
  account_recoveries: {
    user_id: string;
    ends_at: string;
    told_at: string | null;
  };
  account_undos: {
    id: string;
    token_hash: Uint8Array<ArrayBuffer>;
    user_id: string;
    kind: 'address' | 'passkey' | 'provider' | 'second_factor_on' | 'second_factor_off' | 'backup_codes';
    email: string;
    started_at: string;
    expires_at: string;
  };
  acme_accounts: {
    directory_url: string;
    sealed_key: Uint8Array<ArrayBuffer>;
    account_url: string | null;
  };
  acme_challenges: {
    token: string;
    key_authorization: string;
    created_at: string;
  };
  ad_company_reports: {
    vendor: number;
    user_id: string;
    reason: 'misleading' | 'offensive' | 'broken' | 'other';
    note: string | null;
    reported_at: string;
  };
  ad_reports: {
    ad_id: string;
    user_id: string;
    reason: 'misleading' | 'offensive' | 'broken' | 'other';
    note: string | null;
    reported_at: string;
  };
  analytics_days: {
    day: string;
    name: string;
    dimension: 'total' | 'page' | 'source' | 'device';
    value: string;
    events: number;
    visitors: number;
  };
  analytics_events: {
    day: string;
    name: string;
    page: string;
    details: unknown;
    visitor: Uint8Array<ArrayBuffer> | null;
    visit: Uint8Array<ArrayBuffer> | null;
    occurred_at: string;
  };
  analytics_salts: {
    day: string;
    salt: Uint8Array<ArrayBuffer>;
  };
  announcements: {
    id: string;
    author_id: string | null;
    title: string;
    text: string;
    image: unknown;
    button_text: string | null;
    button_href: string | null;
    audience: 'everyone' | 'new_members' | 'language' | 'staff';
    locale: string | null;
    is_dismissible: boolean;
    starts_at: string;
    ends_at: string | null;
    created_at: string;
  };
  answertimes: {
    id: string;
    blog_id: string;
    title: string;
    description: string;
    accent_color: string;
    header_image: unknown;
    starts_at: string;
    ends_at: string;
  };
  asker_blocks: {
    blog_id: string;
    user_id: string;
    created_at: string;
  };
  backup_codes: {
    user_id: string;
    code_hash: Uint8Array<ArrayBuffer>;
  };
  blog_blocks: {
    blog_id: string;
    blocked_blog_id: string;
    blocked_user_id: string;
    position: string;
    created_at: string;
  };
  blog_days: {
    day: string;
    blog_id: string;
    dimension: 'impressions' | 'views' | 'place' | 'source';
    value: string;
    events: number;
    visitors: number;
  };
  blog_goods: {
    blog_id: string;
    product: string;
    order_id: string | null;
    created_at: string;
  };
  blog_members: {
    blog_id: string;
    user_id: string;
    role: string;
    joined_at: string;
    is_primary: boolean;
    sort_order: number;
    posts_seen: string;
    space_kind: string;
  };
  blog_memberships: {
    blog_id: string;
    is_enabled: boolean;
    description: string;
    payout_provider: string | null;
    payout_account: string | null;
    is_payout_ready: boolean;
    onboarding_started_at: string | null;
  };
  blog_queues: {
    blog_id: string;
    paused: boolean;
    per_day: number;
    start_hour: number;
    end_hour: number;
    tag: string;
    next_at: string | null;
  };
  blog_subscriptions: {
    user_id: string;
    blog_id: string;
    created_at: string;
  };
  blogs: {
    id: string;
    uuid: string;
    owner_id: string;
    name: string;
    title: string;
    description: string;
    description_npf: unknown;
    avatar: unknown;
    header: unknown;
    theme: unknown;
    sort_order: number;
    state: 'active' | 'deactivated' | 'suspended';
    is_adult: boolean;
    is_hidden: boolean;
    is_unlisted: boolean;
    password_hash: string | null;
    share_likes: boolean;
    share_following: boolean;
    ask: boolean;
    ask_anonymous: boolean;
    ask_page_title: string;
    can_submit: boolean;
    timezone: string;
    settings: unknown;
    follower_count: number;
    post_count: number;
    created_at: string;
    updated_at: string;
    words: string | null;
    popularity: number;
    is_private: boolean;
    left_with_owner: boolean;
    suspended_with_owner: boolean;
    avatar_frame: string | null;
    badges: string[];
  };
  boops: {
    id: string;
    from_blog_id: string;
    to_blog_id: string;
    user_id: string;
    kind: 'normal' | 'super' | 'mischievous';
    created_at: string;
  };
  bulk_change_posts: {
    change_id: string;
    blog_id: string;
    post_id: string;
    before: unknown;
    likes: unknown;
    polls: unknown;
    ballots: unknown;
    version: number;
  };
  bulk_changes: {
    id: string;
    blog_id: string;
    user_id: string;
    until: string;
  };
  campaign_views: {
    campaign_id: string;
    user_id: string;
    seen_at: string;
  };
  campaigns: {
    id: string;
    user_id: string | null;
    buyer_blog_id: string | null;
    blog_id: string | null;
    post_id: string;
    checkout_id: string | null;
    item: string;
    status: 'pending-payment' | 'in-review' | 'rejected' | 'scheduled' | 'active' | 'finished' | 'cancelled' | 'extinguished';
    goal: number;
    shown_count: number;
    days: number;
    tags: string[];
    tag_keys: string[];
    language: string | null;
    wanted_start: string | null;
    starts_at: string | null;
    ends_at: string | null;
    review_due_at: string | null;
    reject_reason: 'content' | 'quality' | 'other' | null;
    reject_message: string;
    created_at: string;
  };
  checkouts: {
    id: string;
    user_id: string | null;
    kind: 'premium' | 'shop' | 'gift' | 'membership' | 'blaze' | 'domain';
    item: string;
    country: string;
    currency: string;
    amount: string;
    tax_name: string;
    tax_rate_bps: number;
    status: 'open' | 'needs-action' | 'confirming' | 'paid' | 'declined' | 'expired' | 'cancelled';
    provider: string;
    test_outcome: 'success' | 'declined' | 'bank-check' | 'left' | 'late-event' | 'two-events' | 'event-first' | 'dispute-won' | 'dispute-lost';
    return_url: string | null;
    expires_at: string;
    created_at: string;
    plan_id: string | null;
    title: string | null;
    message: string;
    is_automatic: boolean;
    is_listed: boolean;
  };
  choices: {
    list: 'staff_picks' | 'radar';
    blog_id: string;
    post_id: string;
    position: string;
  };
  collection_changes: {
    token: string;
    collection_id: string;
    user_id: string;
    action: 'add' | 'remove' | 'move';
    items: unknown;
    until: string;
  };
  collection_invite_links: {
    hash: string;
    collection_id: string;
    role: 'editor' | 'contributor';
    message: string;
    made_by: string | null;
    max_uses: number | null;
    use_count: number;
    created_at: string;
    expires_at: string | null;
    revoked_at: string | null;
  };
  collection_items: {
    id: string;
    collection_id: string;
    post_blog_id: string | null;
    post_id: string;
    post_position: string;
    rank: string;
    kept_by: string | null;
    kept_at: string;
    note: string;
    is_gone: boolean;
  };
  collection_readers: {
    collection_id: string;
    user_id: string;
    followed_at: string | null;
    is_tab: boolean;
    is_notifying: boolean;
    read_position: string;
    read_at: string;
    used_at: string;
    notified_at: string | null;
  };
  collections: {
    id: string;
    uuid: string;
    title: string;
    description: string;
    visibility: 'public' | 'unlisted' | 'private';
    sort: 'manual' | 'added' | 'newest';
    rule: unknown;
    cover: unknown;
    accent_color: string | null;
    copied_from: string | null;
    version: number;
    item_count: number;
    post_count: number;
    follower_count: number;
    created_at: string;
    updated_at: string;
    words: string;
  };
  communities: {
    id: string;
    uuid: string;
    handle: string;
    created_by: string | null;
    title: string;
    description: string;
    about: string;
    is_private: boolean;
    join_type: 'free' | 'request' | 'invite';
    population_cap: number | null;
    tags: string[];
    categories: string[];
    language: string;
    location: string;
    avatar: unknown;
    header: unknown;
    avatar_alt_text: string;
    header_alt_text: string;
    theme: unknown;
    prompt: string;
    reactions: string[];
    has_content_label: boolean;
    label_reporter: 'community_admin' | 'classifier' | null;
    settings: unknown;
    invite_hash: string | null;
    invite_use_count: number;
    version: number;
    member_count: number;
    post_count: number;
    last_activity_at: string;
    handle_changed_at: string | null;
    attended_at: string;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
    words: string;
    label_was_lifted: boolean;
    invite_made_as: string | null;
    stewardship_told: 'attended' | 'unattended' | 'read_only';
    swept_at: string | null;
  };
  community_acts: {
    id: string;
    community_id: string;
    type: 'posts' | 'comments' | 'members' | 'invitations' | 'settings' | 'automod';
    action: string;
    actor_kind: 'member' | 'automatic_rule' | 'classifier' | 'staff' | 'system';
    actor_blog_id: string | null;
    automatic_rule_id: string | null;
    decision_id: string | null;
    undoes_id: string | null;
    target_blog_id: string | null;
    post_id: string | null;
    comment_id: string | null;
    reason: string | null;
    rule_id: string | null;
    rule_text: string | null;
    note: string;
    changes: unknown;
    acted_at: string;
  };
  community_automatic_rules: {
    id: string;
    community_id: string;
    is_enabled: boolean;
    conditions: unknown;
    applies_to: string[];
    action: 'hold' | 'queue' | 'label';
    setting: 'automod_links' | 'automod_reports' | null;
    created_as: string | null;
    created_at: string;
    edited_at: string | null;
  };
  community_board_readers: {
    board_id: string;
    user_id: string;
    read_position: string;
    read_at: string;
  };
  community_boards: {
    id: string;
    community_id: string;
    path: string;
    title: string;
    description: string;
    mods_only: boolean;
    post_count: number;
    sort_order: number;
  };
  community_categories: {
    id: string;
    title: string;
    description: string;
    image: unknown;
    accent_color: string | null;
    sort_order: number;
  };
  community_comment_likes: {
    comment_id: string;
    user_id: string;
    liked_at: string;
  };
  community_comments: {
    id: string;
    post_blog_id: string;
    post_id: string;
    parent_id: string | null;
    reply_to_id: string | null;
    user_id: string;
    blog_id: string;
    content: unknown;
    state: 'published' | 'pending' | 'removed' | 'deleted';
    like_count: number;
    created_at: string;
    edited_at: string | null;
  };
  community_decisions: {
    id: string;
    community_id: string;
    kind: 'post' | 'comment' | 'member';
    action: 'approve' | 'remove' | 'label' | 'unlabel' | 'restore' | 'send_back' | 'escalate' | 'mute' | 'unmute' | 'ban' | 'unban';
    user_id: string;
    blog_id: string | null;
    post_blog_id: string | null;
    post_id: string | null;
    comment_id: string | null;
    reason: 'community_guidelines' | 'off_topic' | 'spam' | 'inappropriate_behavior' | 'skein_guidelines' | 'other' | null;
    rule_id: string | null;
    rule_text: string | null;
    message: string;
    reporter_message: string;
    note: string;
    notice_due_at: string | null;
    ends_at: string | null;
    actor_kind: 'member' | 'automatic_rule' | 'classifier' | 'staff' | 'system';
    decided_by: string | null;
    decided_as: string | null;
    automatic_rule_id: string | null;
    decided_at: string;
    before: unknown;
    revoked_at: string | null;
    revoked_by: string | null;
    appeal_text: string | null;
    appealed_at: string | null;
    appeal_state: 'open' | 'accepted' | 'rejected' | null;
    appeal_message: string;
    appeal_decided_at: string | null;
    appeal_decided_by: string | null;
  };
  community_handles: {
    handle: string;
    community_id: string;
    freed_at: string;
  };
  community_hidden_posts: {
    post_id: string;
    post_blog_id: string;
    state: 'pending' | 'removed';
    position: string;
  };
  community_item_notes: {
    id: string;
    item_id: string;
    user_id: string;
    blog_id: string;
    text: string;
    created_at: string;
  };
  community_member_notes: {
    id: string;
    community_id: string;
    about_blog_id: string;
    user_id: string;
    blog_id: string;
    text: string;
    created_at: string;
  };
  community_mutes: {
    community_id: string;
    user_id: string;
    muted_by: string | null;
    muted_at: string;
    ends_at: string | null;
    decision_id: string | null;
  };
  community_pins: {
    community_id: string;
    post_blog_id: string;
    post_id: string;
    pinned_by: string | null;
    position: string;
  };
  community_posts: {
    id: string;
    community_id: string | null;
    board_id: string | null;
    blog_id: string;
    author_id: string;
    state: 'published' | 'draft' | 'queued' | 'private' | 'disabled' | 'submission' | 'ask' | 'transcoding' | 'deleted';
    type: 'text' | 'photo' | 'quote' | 'link' | 'ask' | 'chat' | 'audio' | 'video' | 'answer';
    content: unknown;
    layout: unknown;
    tags: string[];
    summary: string;
    labels: unknown;
    published_at: string | null;
    edited_at: string | null;
    created_at: string;
  };
  community_queue_items: {
    id: string;
    community_id: string;
    kind: 'post' | 'comment' | 'member' | 'request';
    source: 'report' | 'automod_links' | 'automod_reports' | 'automatic_rule' | 'classifier' | 'appeal' | 'request' | 'moderator';
    state: 'open' | 'decided';
    version: number;
    thing_id: string;
    user_id: string;
    blog_id: string;
    post_blog_id: string | null;
    post_id: string | null;
    comment_id: string | null;
    decision_id: string | null;
    has_appeal: boolean;
    automatic_rule_id: string | null;
    report_count: number;
    opened_at: string;
    position: string;
    claimed_by: string | null;
    claimed_as: string | null;
    claimed_until: string | null;
  };
  community_reactions: {
    id: string;
    post_blog_id: string;
    post_id: string;
    user_id: string;
    blog_id: string;
    grapheme: string;
    reacted_at: string;
  };
  community_readers: {
    community_id: string;
    user_id: string;
    is_muted: boolean;
    is_subscribed: boolean;
    read_position: string;
    read_at: string;
    used_at: string;
    has_read_guide: boolean;
  };
  community_refusals: {
    community_id: string;
    user_id: string;
  };
  community_reports: {
    id: string;
    item_id: string;
    community_id: string;
    user_id: string;
    blog_id: string;
    thing_id: string;
    reason: 'community_guidelines' | 'off_topic' | 'spam' | 'inappropriate_behavior' | 'skein_guidelines' | 'other';
    rule_id: string | null;
    rule_text: string | null;
    note: string;
    state: 'open' | 'acted' | 'dismissed';
    decision_id: string | null;
    created_at: string;
  };
  community_role_offers: {
    id: string;
    member_id: string;
    community_id: string;
    offered_by: string;
    offered_as: string;
    role: 'admin' | 'moderator';
    permissions: string[] | null;
    message: string;
    offered_at: string;
  };
  community_rule_hits: {
    rule_id: string;
    item_id: string;
    hit_at: string;
  };
  community_rules: {
    id: string;
    community_id: string;
    position: number;
    text: string;
  };
  community_seat_waits: {
    community_id: string;
    user_id: string;
  };
  community_stewardship_requests: {
    id: string;
    member_id: string;
    community_id: string;
    message: string;
    requested_at: string;
    declined_at: string | null;
    answer: string;
  };
  community_templates: {
    id: string;
    community_id: string;
    title: string;
    message: string;
    reason: 'community_guidelines' | 'off_topic' | 'spam' | 'inappropriate_behavior' | 'skein_guidelines' | 'other' | null;
    rule_id: string | null;
    used_count: number;
  };
  consent_receipts: {
    id: string;
    public_id: string;
    user_id: string;
    answered_at: string;
    given_by: 'choices' | 'string' | 'opt-out';
    applies: 'gdpr' | 'ccpa' | 'none';
    country: string | null;
    country_source: string;
    purposes: string;
    special_features: string;
    allowed_vendors: number[];
    vendor_list_version: number;
    is_opted_out: boolean;
    has_privacy_control: boolean;
    tcf: string | null;
  };
  conversation_flags: {
    conversation_id: string;
    blog_id: string;
    kind: 'spam' | 'harassment' | 'other';
    context: string;
    up_to_message_id: string;
    created_at: string;
    id: string;
    state: 'open' | 'acted' | 'dismissed';
    outcome: 'dismiss' | 'suspend' | null;
    decided_at: string | null;
    decision_id: string | null;
  };
  conversation_sides: {
    conversation_id: string;
    blog_id: string;
    other_blog_id: string;
    newest_message_id: string | null;
    cleared_id: string;
    read_id: string;
    read_at: string | null;
    unread_count: number;
  };
  conversations: {
    id: string;
    low_blog_id: string;
    high_blog_id: string;
    opened_by: string;
    is_mutual: boolean;
    created_at: string;
  };
  dashboard_tabs: {
    user_id: string;
    id: string;
    title: string | null;
    is_hidden: boolean;
    sort_order: number | null;
    blog_ids: string[];
    tags: string[];
    types: string[];
    hide_reblogs: boolean;
    created_at: string;
    community_ids: string[];
  };
  data_downloads: {
    id: string;
    user_id: string;
    key: string;
    state: 'pending' | 'running' | 'ready' | 'failed';
    progress: number;
    bytes: string | null;
    requested_at: string;
    heard_at: string;
    ready_at: string | null;
    expires_at: string | null;
  };
  dismissed_blogs: {
    user_id: string;
    blog_id: string;
    created_at: string;
  };
  dismissed_elements: {
    user_id: string;
    object_type: string;
    element_id: string;
    created_at: string;
  };
  disputes: {
    id: string;
    provider: string;
    provider_ref: string;
    purchase_id: string;
    status: 'open' | 'won' | 'lost';
    reason: string;
    amount: string;
    withdrawn: string;
    fee: string;
    booked_count: number;
    due_at: string | null;
    created_at: string;
    closed_at: string | null;
  };
  dns_records: {
    id: string;
    domain_id: string;
    type: 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'NS' | 'SRV' | 'CAA';
    host: string;
    value: string;
    ttl: number;
    priority: number | null;
    weight: number | null;
    port: number | null;
    flag: number | null;
    tag: 'issue' | 'issuewild' | 'iodef' | null;
    created_at: string;
  };
  domain_certificates: {
    name: string;
    domain_id: string | null;
    chain: string | null;
    sealed_key: Uint8Array<ArrayBuffer> | null;
    not_after: string | null;
    order_url: string | null;
    sealed_order_key: Uint8Array<ArrayBuffer> | null;
    ordered_at: string | null;
    attempts: number;
    failure_reason: 'unreachable' | 'forbidden' | 'refused' | 'rate_limited' | 'unavailable' | null;
    next_attempt_at: string;
  };
  domain_events: {
    id: string;
    user_id: string;
    name: string;
    event: 'registered' | 'refused' | 'transfer-begun' | 'transfer-arrived' | 'transfer-refused' | 'connected' | 'failing' | 'failing-last' | 'removed' | 'ending' | 'renewal-ahead' | 'renewed' | 'renewal-failed' | 'renewal-refused' | 'expired' | 'gone' | 'transfer-code';
    cause: string;
    day_at: string | null;
    amount: string | null;
    currency: string | null;
    mailed_at: string | null;
    created_at: string;
  };
  domain_orders: {
    id: string;
    domain_id: string | null;
    checkout_id: string;
    act: 'register' | 'transfer' | 'renew';
    years: number;
    contact: unknown;
    auth_code: string | null;
    status: 'pending-payment' | 'paid' | 'done' | 'failed';
    created_at: string;
  };
  domains: {
    id: string;
    user_id: string;
    blog_id: string | null;
    name: string;
    kind: 'registered' | 'connected';
    status: 'pending-payment' | 'registering' | 'transferring' | 'connecting' | 'active' | 'failing' | 'expired' | 'redemption' | 'failed';
    auto_renew: boolean;
    is_locked: boolean;
    is_private: boolean;
    redirects_old: boolean;
    registered_at: string | null;
    expires_at: string | null;
    requested_at: string | null;
    arrives_at: string | null;
    failure_reason: 'unavailable' | 'locked' | 'wrong_code' | 'too_young' | 'not_found' | 'claimed' | null;
    verify_token: string;
    found: unknown;
    checked_at: string | null;
    next_check_at: string | null;
    failing_since: string | null;
    created_at: string;
    renewal_attempts: number;
    renewal_tried_at: string | null;
    renewal_outcome: 'success' | 'declined';
    has_www: boolean;
    silent: 'domain' | 'resolver' | null;
  };
  error_group_days: {
    group_id: string;
    day: string;
    count: number;
    people: Uint8Array<ArrayBuffer>;
  };
  error_groups: {
    id: string;
    fingerprint: Uint8Array<ArrayBuffer>;
    name: string;
    message: string;
    location: string;
    is_extension: boolean;
    first_release: string;
    last_release: string;
    releases: string[];
    count: number;
    sample: unknown;
    state: 'open' | 'resolved' | 'regressed';
    resolved_at: string | null;
    resolved_release: string | null;
    first_seen_at: string;
    last_seen_at: string;
  };
  filtered_content: {
    user_id: string;
    content: string;
    name: string;
    action: 'warn' | 'hide';
    scopes: string[];
    expires_at: string | null;
    position: string;
    created_at: string;
  };
  filtered_tags: {
    user_id: string;
    tag: string;
    name: string;
    action: 'warn' | 'hide';
    scopes: string[];
    expires_at: string | null;
    position: string;
    created_at: string;
  };
  follows: {
    user_id: string;
    blog_id: string;
    position: string;
    created_at: string;
  };
  former_blog_names: {
    name: string;
    blog_id: string;
    until: string;
  };
  gif_searches: {
    words: string;
    start: number;
    size: number;
    embed_keys: string[];
    next_position: string | null;
    fetched_at: string;
  };
  gifs: {
    embed_key: string;
    title: string;
    alt_text: string;
    media: unknown;
    poster: unknown;
    blog_id: string | null;
    post_id: string | null;
    words: string;
    provider: string | null;
    media_key: string | null;
    sources: unknown;
    page_url: string | null;
    found_at: string | null;
    chosen_at: string | null;
    kept_at: string | null;
  };
  hidden_ad_companies: {
    user_id: string;
    vendor: number;
    hidden_at: string;
  };
  hidden_ads: {
    user_id: string;
    ad_id: string;
    hidden_at: string;
  };
  hidden_posts: {
    user_id: string;
    root_post_id: string;
    root_blog_id: string;
    position: string;
    created_at: string;
  };
  house_ad_days: {
    ad_id: string;
    day: string;
    impressions: number;
    clicks: number;
  };
  house_ad_views: {
    serve_hash: Uint8Array<ArrayBuffer>;
    ad_id: string;
    user_id: string | null;
    is_followed: boolean;
    seen_at: string;
  };
  house_ads: {
    id: string;
    author_id: string | null;
    title: string;
    text: string;
    button_text: string;
    image: unknown;
    subject_kind: 'address' | 'blog' | 'post' | 'community';
    href: string | null;
    blog_id: string | null;
    post_id: string | null;
    community_id: string | null;
    placements: string[];
    accent_colour: string | null;
    weight: number;
    cap_per_day: number;
    cap_total: number | null;
    state: 'draft' | 'running' | 'paused' | 'ended';
    starts_at: string;
    ends_at: string | null;
    version: number;
    created_at: string;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: Uint8Array<ArrayBuffer>;
    answer: string | null;
    created_at: string;
  };
  known_devices: {
    user_id: string;
    device_hash: Uint8Array<ArrayBuffer>;
    last_used_at: string;
  };
  ledger_entries: {
    transaction_id: string;
    account: string;
    currency: string;
    amount: string;
  };
  ledger_transactions: {
    id: string;
    cause: string;
    entry_count: number;
    created_at: string;
  };
  likes: {
    user_id: string;
    post_id: string;
    blog_id: string;
    root_post_id: string;
    liker_blog_id: string;
    position: string;
    created_at: string;
  };
  link_previews: {
    address_hash: Uint8Array<ArrayBuffer>;
    preview: unknown;
    media_key: string | null;
    fetched_at: string;
  };
  mail_deliveries: {
    id: string;
    cause: string;
    kind: string;
    user_id: string | null;
    address: string;
    state: 'queued' | 'sent' | 'refused' | 'suppressed' | 'dropped' | 'failed';
    attempts: number;
    claimed_until: string | null;
    reply: string | null;
    created_at: string;
    settled_at: string | null;
  };
  mail_digests: {
    user_id: string;
    due_at: string;
    since: string;
    asked_at: string | null;
  };
  mail_pace: {
    is_only: boolean;
    next_at: string;
  };
  mail_suppressions: {
    address_hash: Uint8Array<ArrayBuffer>;
    reason: 'bounce' | 'complaint' | 'refused';
    detail: string;
    created_at: string;
    updated_at: string;
  };
  mail_told: {
    user_id: string;
    kind: string;
    group_id: string;
    told_at: string;
    subject_id: string;
  };
  mail_waiting: {
    user_id: string;
    kind: string;
    subject_id: string;
    blog_id: string;
    due_at: string;
  };
  mailed_links: {
    token_hash: Uint8Array<ArrayBuffer>;
    user_id: string;
    purpose: 'verify' | 'reset' | 'login' | 'prove' | 'recover' | 'recovered' | 'keep' | 'review';
    email: string;
    expires_at: string;
  };
  media: {
    key: string;
    owner_id: string;
    kind: 'image' | 'audio' | 'video';
    content_type: string;
    sha256: Uint8Array<ArrayBuffer>;
    bytes: string;
    width: number | null;
    height: number | null;
    variants: unknown;
    colors: string[];
    created_at: string;
    duration: number | null;
    tags: unknown;
    poster_key: string | null;
    state: 'ready' | 'transcoding' | 'failed';
  };
  membership_plans: {
    id: string;
    blog_id: string;
    name: string;
    description: string;
    perks: string[];
    amount: string;
    currency: string;
    is_open: boolean;
    created_at: string;
    deleted_at: string | null;
  };
  messages: {
    id: string;
    conversation_id: string;
    blog_id: string;
    author_id: string;
    kind: 'text' | 'image' | 'post' | 'sticker';
    content: unknown;
    is_request: boolean;
    created_at: string;
    intent: Uint8Array<ArrayBuffer> | null;
  };
  moved_posts: {
    blog_id: string;
    post_id: string;
    now_blog_id: string;
  };
  notification_reads: {
    blog_id: string;
    user_id: string;
    read_to: string;
  };
  notification_settings: {
    blog_id: string;
    choices: unknown;
    is_muted: boolean;
    muted_until: string | null;
  };
  notifications: {
    blog_id: string;
    id: string;
    type: string;
    user_id: string;
    actor_blog_id: string | null;
    post_id: string | null;
    other_blog_id: string | null;
    other_post_id: string | null;
    subject_id: string;
    community_id: string | null;
    collection_id: string | null;
  };
  oauth_clients: {
    client_id: string;
    owner_id: string;
    name: string;
    description: string;
    website: string;
    redirect_uris: unknown;
    icon: unknown;
    is_confidential: boolean;
    sealed_secret: Uint8Array<ArrayBuffer> | null;
    position: string;
    created_at: string;
  };
  oauth_items: {
    model: string;
    id_hash: Uint8Array<ArrayBuffer>;
    payload: unknown;
    grant_hash: Uint8Array<ArrayBuffer> | null;
    uid: string | null;
    user_id: string | null;
    client_id: string | null;
    consumed_at: string | null;
    created_at: string;
    last_used_at: string | null;
    expires_at: string;
  };
  onboarding_topics: {
    user_id: string;
    tag: string;
  };
  opened_blogs: {
    user_id: string;
    blog_id: string;
    password_hash: string;
  };
  page_timings: {
    day: string;
    route: string;
    release: string;
    metric: 'ttfb' | 'fcp' | 'lcp' | 'inp' | 'cls' | 'domInteractive' | 'load';
    bucket: number;
    visits: number;
  };
  paid_notices: {
    id: string;
    user_id: string;
    blog_id: string | null;
    event: 'campaign-approved' | 'campaign-rejected' | 'campaign-started' | 'campaign-finished' | 'campaign-stopped' | 'campaign-cancelled' | 'campaign-by-other' | 'premium-renewed' | 'premium-unpaid' | 'premium-ending' | 'premium-ended' | 'premium-lapsed' | 'membership-renewed' | 'membership-unpaid' | 'membership-ending' | 'membership-ended' | 'membership-lapsed' | 'membership-price' | 'supporter-new' | 'supporter-gone' | 'payout-paid' | 'payout-failed' | 'dispute-opened' | 'dispute-won' | 'dispute-lost' | 'staff-dispute-opened' | 'staff-dispute-won' | 'staff-dispute-lost';
    cause: string;
    campaign_id: string | null;
    about_blog_id: string | null;
    day_at: string | null;
    amount: string | null;
    currency: string | null;
    mailed_at: string | null;
    created_at: string;
  };
  passkey_challenges: {
    challenge_hash: Uint8Array<ArrayBuffer>;
    user_id: string | null;
    expires_at: string;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Uint8Array<ArrayBuffer>;
    public_key: Uint8Array<ArrayBuffer>;
    use_count: string;
    transports: unknown;
    is_synced: boolean;
    name: string;
    created_at: string;
    last_used_at: string | null;
  };
  patios: {
    user_id: string;
    columns: unknown;
    version: number;
  };
  payers: {
    user_id: string;
    country: string;
  };
  payment_events: {
    provider: string;
    event_id: string;
    payment_id: string | null;
    received_at: string;
    processed_at: string | null;
    dispute_ref: string | null;
  };
  payments: {
    id: string;
    user_id: string | null;
    checkout_id: string | null;
    subscription_id: string | null;
    period_number: number | null;
    provider: string;
    country: string;
    currency: string;
    amount: string;
    tax_name: string;
    tax_rate_bps: number;
    status: 'started' | 'needs-action' | 'succeeded' | 'failed';
    created_at: string;
    settled_at: string | null;
    provider_ref: string | null;
    page_url: string | null;
    item: string | null;
  };
  payouts: {
    id: string;
    blog_id: string | null;
    provider: string;
    account: string;
    currency: string;
    amount: string;
    status: 'started' | 'done';
    created_at: string;
    settled_at: string | null;
  };
  placement_events: {
    placement_id: string;
    serve_id: string;
    kind: 'impression' | 'click' | 'like' | 'follow' | 'reblog';
    day: string;
  };
  poll_ballots: {
    poll_id: string;
    user_id: string;
    answers: string[];
    voted_at: string;
  };
  polls: {
    id: string;
    blog_id: string;
    post_id: string;
    answers: string[];
    votes: number[];
    voter_count: number;
    multiple_choice: boolean;
    expire_after: number | null;
  };
  porches: {
    user_id: string;
    visibility: 'self' | 'mutuals' | 'members' | 'everyone';
    greeting: string;
    lanterns: unknown;
    widgets: unknown;
    version: number;
  };
  post_counts: {
    root_blog_id: string;
    root_post_id: string;
    like_count: number;
    reblog_count: number;
    reply_count: number;
    self_reply_count: number;
    note_count: number | null;
    type: string;
    position: string | null;
    trend_score: number | null;
  };
  post_flags: {
    id: string;
    blog_id: string;
    post_id: string;
    reason: 'adult_content' | 'violence' | 'spam' | 'copyright' | 'other';
    outcome: 'label' | 'remove';
    message: string;
    state: 'flagged' | 'in_review' | 'appeal_accepted' | 'appeal_rejected';
    flagged_at: string;
    appeal_text: string | null;
    appealed_at: string | null;
    answer: string;
    decided_at: string | null;
  };
  post_mutes: {
    user_id: string;
    post_id: string;
    blog_id: string;
    expires_at: string | null;
    position: string;
    created_at: string;
  };
  post_search: {
    blog_id: string;
    post_id: string;
    position: string;
    words: string;
  };
  post_subscriptions: {
    user_id: string;
    post_id: string;
    blog_id: string;
    created_at: string;
  };
  post_tags: {
    blog_id: string;
    post_id: string;
    tag: string;
    position: string;
    type: string;
    is_reblog: boolean;
  };
  posts: {
    blog_id: string;
    id: string;
    author_id: string;
    state: 'published' | 'draft' | 'queued' | 'private' | 'disabled' | 'submission' | 'ask' | 'transcoding' | 'deleted';
    position: string | null;
    type: 'text' | 'photo' | 'quote' | 'link' | 'ask' | 'chat' | 'audio' | 'video' | 'answer';
    content: unknown;
    layout: unknown;
    tags: string[];
    slug: string;
    summary: string;
    reblog_key: string;
    parent_post_id: string | null;
    parent_blog_id: string | null;
    root_post_id: string;
    root_blog_id: string;
    trail: unknown;
    hide_trail: boolean;
    asking_blog_id: string | null;
    asking_is_anonymous: boolean;
    source_url: string | null;
    is_pinned: boolean;
    is_commercial: boolean;
    interactability_reblog: 'everyone' | 'noone';
    interactability_blaze: 'everyone' | 'self' | 'noone';
    content_rating: 'clean' | 'sensitive' | 'explicit';
    labels: unknown;
    settings: unknown;
    shown_at: string | null;
    publish_on: string | null;
    queue_rank: string | null;
    published_at: string | null;
    edited_at: string | null;
    created_at: string;
    content_bytes: number;
    version: number;
    publish_fault: string | null;
    submitted_blog_id: string | null;
    becomes: 'published' | 'private' | null;
    community_id: string | null;
    board_id: string | null;
  };
  prices: {
    item: string;
    currency: string;
    amount: string;
  };
  product_news: {
    id: string;
    content_hash: Uint8Array<ArrayBuffer>;
    content: unknown;
    created_at: string;
    after_user_id: string;
    sent_count: number;
    finished_at: string | null;
  };
  promotion_tags: {
    promotion_id: string;
    tag_key: string;
    tag: string;
    place: number;
    ends_at: string;
  };
  promotion_views: {
    promotion_id: string;
    user_id: string;
    seen_at: string;
  };
  promotions: {
    id: string;
    user_id: string | null;
    blog_id: string;
    post_id: string | null;
    uses_credit: boolean;
    created_at: string;
  };
  purchases: {
    id: string;
    number: string;
    user_id: string | null;
    payment_id: string;
    subscription_id: string | null;
    kind: 'premium' | 'membership' | 'blaze' | 'shop' | 'gift' | 'domain';
    item: string;
    provider: string;
    country: string;
    currency: string;
    amount: string;
    tax_name: string;
    tax_rate_bps: number;
    period_start: string | null;
    period_end: string | null;
    refunded: string;
    refunded_at: string | null;
    refundable_until: string | null;
    created_at: string;
    title: string | null;
    seller_id: string | null;
  };
  push_devices: {
    id: string;
    user_id: string;
    session_hash: Uint8Array<ArrayBuffer> | null;
    token_hash: Uint8Array<ArrayBuffer> | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    created_at: string;
    last_told_at: string | null;
    due_at: string;
    failures: number;
    failing_since: string | null;
  };
  push_waiting: {
    device_id: string;
    kind: 'notification' | 'letter';
    subject_id: string;
    blog_id: string;
  };
  rate_buckets: {
    key: string;
    full_at: string;
  };
  receipt_numbers: {
    year: number;
    last_number: number;
  };
  refunds: {
    id: string;
    purchase_id: string;
    amount: string;
    reason: 'returned' | 'unwanted' | 'staff' | 'not-shown' | 'disputed';
    status: 'started' | 'done' | 'void';
    created_at: string;
    settled_at: string | null;
  };
  remembered_browsers: {
    token_hash: Uint8Array<ArrayBuffer>;
    user_id: string;
    session_id: string;
    expires_at: string;
  };
  replies: {
    blog_id: string;
    id: string;
    post_id: string;
    root_post_id: string;
    user_id: string;
    replier_blog_id: string;
    parent_reply_id: string | null;
    text: string;
    is_self: boolean;
    created_at: string;
    deleted_at: string | null;
    scope: 'everyone' | 'post_author';
    target_reply_id: string | null;
  };
  reports: {
    id: string;
    user_id: string;
    blog_id: string;
    post_id: string | null;
    reply_id: string | null;
    reason: string;
    note: string | null;
    post_ids: string[];
    state: 'open' | 'acted' | 'dismissed';
    created_at: string;
    outcome: 'dismiss' | 'label' | 'remove' | 'suspend' | null;
    decided_at: string | null;
    decision_id: string | null;
  };
  rewarded_ads: {
    id: string;
    user_id: string;
    placement_id: string;
    token_hash: Uint8Array<ArrayBuffer>;
    started_at: string;
    finished_at: string | null;
    ad_free_until: string | null;
  };
  sale_countries: {
    country: string;
    currency: string;
    tax_name: string;
    tax_rate_bps: number;
  };
  sandbox_domains: {
    name: string;
    expires_at: string;
    transfer_code_hash: Uint8Array<ArrayBuffer> | null;
  };
  sandbox_registrar_acts: {
    key: string;
    name: string;
    expires_at: string;
  };
  saved_folders: {
    id: string;
    user_id: string;
    title: string;
    updated_at: string;
  };
  saved_posts: {
    user_id: string;
    post_id: string;
    blog_id: string;
    folder_id: string | null;
    note: string | null;
    position: string;
    created_at: string;
  };
  schema_version: {
    version: string;
    name: string | null;
    md5: string | null;
    run_at: string | null;
  };
  second_factors: {
    user_id: string;
    sealed_secret: Uint8Array<ArrayBuffer>;
    enabled_at: string | null;
    setup_ends_at: string;
    last_step: string;
    added_at: string | null;
  };
  security_events: {
    id: string;
    user_id: string;
    kind: string;
    client_name: string | null;
    device: 'desktop' | 'phone' | 'tablet' | 'unknown' | null;
    network: string | null;
    method: string | null;
    detail: string | null;
    session_hash: Uint8Array<ArrayBuffer> | null;
    counted_hour: string | null;
    count: number;
    created_at: string;
    last_at: string;
  };
  seen_posts: {
    user_id: string;
    post_id: string;
    seen_at: string;
  };
  sessions: {
    id_hash: Uint8Array<ArrayBuffer>;
    user_id: string;
    csrf_token: string;
    user_agent: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    id: string;
  };
  shop_orders: {
    id: string;
    user_id: string | null;
    checkout_id: string;
    product: string;
    blog_id: string | null;
    is_gift: boolean;
    status: 'pending' | 'fulfilled' | 'cancelled' | 'refunded';
    created_at: string;
    fulfilled_at: string | null;
    from_blog_id: string | null;
    message: string;
    is_anonymous: boolean;
    gift_status: 'delivered' | 'claimed' | 'declined' | 'expired' | 'refunded' | null;
    gift_expires_at: string | null;
    gift_ended_at: string | null;
  };
  shop_stock: {
    product: string;
    edition_size: number;
    remaining: number;
  };
  site_days: {
    day: string;
    posts: number;
    sign_ups: number;
    active_day: number | null;
    active_week: number | null;
    active_month: number | null;
    counted_at: string;
  };
  site_flag_accounts: {
    flag: string;
    user_id: string;
  };
  site_flags: {
    name: string;
    audience: 'choice' | 'everyone' | 'staff' | 'named' | 'percent' | 'nobody';
    percent: number;
    version: number;
  };
  space_bans: {
    id: string;
    space_id: string;
    space_kind: string;
    user_id: string;
    blog_id: string | null;
    banned_by: string | null;
    reason: string;
    note: string;
    banned_at: string;
    ends_at: string | null;
    decision_id: string | null;
  };
  space_invitations: {
    id: string;
    space_id: string;
    role: string;
    sender_id: string;
    recipient_id: string | null;
    email: string | null;
    token_hash: Uint8Array<ArrayBuffer> | null;
    expires_at: string | null;
    sent_at: string;
    space_kind: string;
    blog_id: string | null;
    message: string;
    sender_blog_id: string | null;
  };
  space_join_requests: {
    id: string;
    space_id: string;
    space_kind: string;
    user_id: string;
    blog_id: string | null;
    answers: unknown;
    requested_at: string;
  };
  space_members: {
    space_id: string;
    user_id: string;
    role: string;
    joined_at: string;
    is_primary: boolean;
    sort_order: number;
    posts_seen: string;
    id: string;
    space_kind: string;
    blog_id: string | null;
    permissions: string[] | null;
  };
  spaces: {
    id: string;
    kind: 'blog' | 'community' | 'collection';
  };
  staff_acts: {
    id: string;
    staff_id: string;
    act: string;
    subject_id: string;
    details: unknown;
    created_at: string;
  };
  staff_claims: {
    item_id: string;
    staff_id: string;
    claimed_at: string;
    until: string;
  };
  staff_decisions: {
    id: string;
    item_id: string;
    blog_id: string;
    author_id: string | null;
    outcome: 'dismiss' | 'label' | 'remove' | 'suspend' | 'accepted' | 'rejected';
    reason: string | null;
    until_at: string | null;
    ended_at: string | null;
    author_message: string;
    reporter_message: string;
    staff_id: string;
    decided_at: string;
    notice_due_at: string | null;
    notified_at: string | null;
    revoked_at: string | null;
    replaced_by: string | null;
    before: unknown;
  };
  staff_notes: {
    id: string;
    item_id: string;
    staff_id: string;
    text: string;
    created_at: string;
  };
  stock_waits: {
    id: string;
    user_id: string;
    product: string;
    told_at: string | null;
    created_at: string;
  };
  stored_payment_methods: {
    user_id: string;
    provider: string;
    customer_ref: string;
    method_ref: string;
    kind: 'card' | 'wallet' | 'bank';
    brand: string | null;
    last4: string | null;
    expiry_month: number | null;
    expiry_year: number | null;
    updated_at: string;
  };
  subscriptions: {
    id: string;
    user_id: string | null;
    kind: 'premium' | 'memberships';
    item: string;
    period: 'month' | 'year';
    status: 'pending' | 'active' | 'pending-cancel' | 'on-hold' | 'cancelled' | 'expired';
    checkout_id: string;
    country: string;
    currency: string;
    amount: string;
    tax_name: string;
    tax_rate_bps: number;
    provider: string;
    test_outcome: 'success' | 'declined';
    started_at: string | null;
    paid_periods: number;
    period_end: string | null;
    cancelled_at: string | null;
    ended_at: string | null;
    failed_attempts: string[];
    next_attempt_at: string | null;
    created_at: string;
    plan_id: string | null;
    blog_id: string | null;
    is_listed: boolean;
    next_item: string | null;
    next_country: string | null;
    next_currency: string | null;
    next_amount: string | null;
    next_tax_name: string | null;
    next_tax_rate_bps: number | null;
    counted_from: string | null;
    periods_before: number;
  };
  support_answers: {
    id: string;
    request_id: string;
    text: string;
    created_at: string;
  };
  support_requests: {
    id: string;
    member_id: string | null;
    topic: 'account' | 'abuse' | 'bug' | 'billing' | 'privacy' | 'copyright' | 'feedback' | 'other';
    email: string;
    blog_name: string | null;
    url: string | null;
    text: string;
    locale: string;
    state: 'open' | 'answered' | 'closed';
    created_at: string;
  };
  suspensions: {
    user_id: string;
    reason: string;
    state_before: 'active' | 'partial';
    suspended_at: string;
    ends_at: string | null;
  };
  tag_follows: {
    user_id: string;
    tag: string;
    position: string;
    created_at: string;
  };
  tags: {
    /** Normal form (server/core/tags.ts), by which the tag is looked up. */
    tag: string;
    name: string;
    post_count: number;
    follower_count: number;
    updated_at: string;
    words: string | null;
  };
  test_provider_disputes: {
    ref: string;
    payment_id: string;
    status: 'open' | 'won' | 'lost';
    amount: string;
    fee: string;
  };
  test_provider_payments: {
    payment_id: string;
    currency: string;
    amount: string;
    status: 'processing' | 'needs-action' | 'succeeded' | 'failed';
    refunded: string;
  };
  test_provider_refunds: {
    refund_id: string;
    payment_id: string;
    amount: string;
  };
  test_provider_transfers: {
    payout_id: string;
    account: string;
    currency: string;
    amount: string;
  };
  third_party_links: {
    provider_id: string;
    subject: string;
    user_id: string;
    email: string | null;
    created_at: string;
  };
  third_party_sign_ins: {
    nonce_hash: Uint8Array<ArrayBuffer>;
    state_hash: Uint8Array<ArrayBuffer>;
    provider_id: string;
    redirect_to: string | null;
    link_user_id: string | null;
    arrived_at: string | null;
    identity: unknown;
    expires_at: string;
  };
  timeline_markers: {
    user_id: string;
    which: string;
    post_id: string;
    position: string;
    read_at: string;
  };
  trail_parts: {
    id: string;
    post_id: string;
    blog_id: string;
    blog_name: string;
    said_at: string;
    content: unknown;
    layout: unknown;
    tags: unknown;
    digest: Uint8Array<ArrayBuffer>;
    bytes: number;
  };
  uploads: {
    id: string;
    owner_id: string;
    kind: 'image' | 'audio' | 'video';
    state: 'waiting' | 'processing' | 'ready' | 'failed';
    bytes: string;
    name: string | null;
    duration: number | null;
    media_key: string | null;
    error: unknown;
    created_at: string;
    expires_at: string;
  };
  user_blocks: {
    user_id: string;
    blocked_blog_id: string;
    blocked_user_id: string;
    position: string;
    created_at: string;
  };
  user_mutes: {
    user_id: string;
    blog_id: string;
    kind: 'all' | 'reblogs' | 'tag';
    tag: string | null;
    scopes: string[];
    expires_at: string | null;
    position: string;
    created_at: string;
  };
  users: {
    id: string;
    uuid: string;
    email: string;
    email_verified_at: string | null;
    password_hash: string | null;
    birth_date: string | null;
    role: 'member' | 'admin';
    state: 'active' | 'partial' | 'suspended' | 'leaving' | 'deleted';
    palette: string | null;
    locale: string;
    settings: unknown;
    like_count: number;
    following_count: number;
    created_at: string;
    updated_at: string;
    dashboard_seen: string;
    email_lookup: boolean;
    pending_email: string | null;
    delete_at: string | null;
    welcomed_at: string | null;
    pending_email_at: string | null;
    access_epoch: number;
  };
  video_hub_follows: {
    user_id: string;
    hub: string;
    created_at: string;
  };
  video_hubs: {
    name: string;
    title: string;
    description: string;
    accent_color: string;
    tags: string[];
    curator_blog_id: string | null;
    place: number;
  };
}
