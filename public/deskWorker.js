/* Shows the desk's alerts (docs/decisions/0099). It answers no requests: pages load as without it. */

addEventListener('push', (event) => {
  const { title, body, tag } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, { body, tag, renotify: true, lang: 'en', icon: '/icon.svg' }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const desk = windows.find(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname))
      return desk ? desk.focus() : clients.openWindow('/desk')
    }),
  )
})
