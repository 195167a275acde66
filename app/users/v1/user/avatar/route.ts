import { deleteAvatar, showAvatar, uploadAvatar } from '@/server/accounts/avatarCalls'

export const dynamic = 'force-dynamic'

export const GET = showAvatar
export const PUT = uploadAvatar
export const DELETE = deleteAvatar
