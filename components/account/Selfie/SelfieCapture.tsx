'use client'

import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { selfieCopy, selfieTextOf } from '@/content/copy/selfie'
import {
  SELFIE_LABELS,
  type SelfieStateName,
  selfieStateOf,
} from '@/machines/selfieCapture/selfieCapture.labels'
import { liveSelfieCapture } from './selfieCapture.actors'
import { SelfieView } from './SelfieView'

/** How long a face check's result must last before it is announced: results flicker while the visitor moves. */
const CALM_MS = 1000
const RESTLESS: readonly SelfieStateName[] = ['noFace', 'faceFound', 'capturing']

/** A picture of the visitor's own face (specification, sections 1 and 4): the camera opens, a face must be in it. */
export function SelfieCapture({ language, me, open }: ModalContentProps) {
  const copy = selfieCopy[language]
  const [live] = useState(liveSelfieCapture)
  const [snapshot, send] = useActor(live.machine, { input: { avatar: me?.avatar ?? null }, ...inspected() })
  const stage = useRef<HTMLDivElement>(null)
  const name = selfieStateOf(snapshot.value)
  const { context } = snapshot
  const { stage: shown, text: textName } = SELFIE_LABELS[name]
  const { title, text } = selfieTextOf(textName, copy, context.failure)

  useEffect(() => {
    send({ type: 'camera.wanted' })
    const leave = () => send({ type: 'page.hidden' })
    const onVisibility = () => document.hidden && leave()
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', onVisibility, { signal })
    window.addEventListener('pagehide', leave, { signal })
    // Switches the camera off as soon as the dialog closes, before its content is unmounted.
    const dialog = stage.current?.closest('dialog')
    const close = () => send({ type: 'selfie.closed' })
    dialog?.addEventListener('close', close, { signal })
    return () => {
      listening.abort()
      live.end()
    }
  }, [live, send])

  useEffect(() => {
    // The pressed button has gone with its screen.
    if (!document.activeElement || document.activeElement === document.body)
      stage.current?.focus({ preventScroll: true })
  }, [shown])

  const announced = useCalm(
    [title, text].filter(Boolean).join('. '),
    context.refusals,
    RESTLESS.includes(name) ? CALM_MS : 0,
  )
  return (
    <>
      <SelfieView
        name={name}
        context={context}
        copy={copy}
        send={send}
        showIn={live.camera.showIn}
        stage={stage}
        onDone={() => open('editProfile')}
      />
      <p className="out-of-sight" role="status">
        <span key={announced.turn}>{announced.text}</span>
      </p>
    </>
  )
}

/**
 * A text for screen readers: the screen's text once unchanged for `calmMs`.
 * @param turn a new number announces the text again, at once
 */
function useCalm(text: string, turn: number, calmMs: number) {
  const [announced, setAnnounced] = useState({ text: '', turn })
  const isRequested = turn !== announced.turn
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ text, turn }), isRequested ? 0 : calmMs)
    return () => clearTimeout(timer)
  }, [text, turn, isRequested, calmMs])
  return announced
}
