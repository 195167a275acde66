import styled from 'styled-components'

/** A square with the camera or a picture, a line that tells how it stands, and the buttons. */
export const SelfieRoot = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  text-align: center;

  .stage {
    position: relative;
    display: grid;
    place-items: center;
    width: min(100%, 360px, 52dvh);
    aspect-ratio: 1;
    overflow: hidden;
    border: 3px solid var(--line);
    border-radius: 14px;
    background: var(--band);
    color: var(--on-band);
  }
  .stage:focus {
    outline: none;
  }
  .stage:focus-visible {
    outline: 3px solid var(--green);
    outline-offset: 2px;
  }
  .stage[data-face] {
    border-color: var(--success);
  }
  .stage[data-shows='avatar'] {
    width: min(60%, 240px, 40dvh);
    border-radius: 50%;
  }
  .stage[data-shows='trouble'] {
    width: 120px;
    border-radius: 50%;
  }
  video,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* As in a mirror; the picture itself is as others see it. */
  video {
    transform: scaleX(-1);
  }
  .guide {
    position: absolute;
    inset: 0;
    fill: none;
    stroke: var(--on-band);
    stroke-width: 0.8;
    stroke-dasharray: 3 2.4;
    opacity: 0.85;
  }
  .stage[data-face] .guide {
    stroke-dasharray: none;
  }
  .sign {
    width: 56px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .message {
    display: grid;
    gap: 4px;
    align-content: center;
    max-width: 44ch;
    min-height: 28px;
    font-weight: 600;
    text-wrap: balance;
  }
  /* One line or two: the camera stays where it is. */
  .stage[data-shows='camera'] + .message {
    min-height: 56px;
  }
  .message strong + p {
    color: var(--ink);
    font-weight: 400;
  }
  .message[data-tone='busy'] {
    color: var(--muted);
  }
  .message[data-tone='good'] {
    color: var(--success);
  }
  .message[data-tone='error'] {
    color: var(--error);
  }
  .message[data-tone='warning'] {
    padding: 4px 14px;
    border: 1px solid var(--marigold);
    border-radius: 8px;
    background: var(--paper);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    width: 100%;
  }
  .button {
    flex: 1 1 150px;
    max-width: 260px;
    padding-inline: 10px;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  .button-primary {
    font-weight: 700;
  }
  .button[aria-disabled] {
    border-color: var(--line);
    background: var(--sand);
    color: var(--muted);
    cursor: not-allowed;
  }
  .privacy {
    max-width: 48ch;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`
