import { Screen, Typed } from './screen.tsx'

export function SetupPicture() {
  return (
    <Screen title="Tell us about your business">
      <div className="flex flex-col gap-4">
        <Typed label="Business name">Lindqvist Bakery</Typed>
        <Typed label="What does your business do?">
          Sourdough bread and pastries, baked through the night.
        </Typed>
        <Typed label="Who are your customers?">Neighbors and cafés</Typed>
      </div>
    </Screen>
  )
}
