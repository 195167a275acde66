export default function HomePage() {
  return <h1>Shalya</h1>
}
