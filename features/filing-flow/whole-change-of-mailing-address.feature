Feature: Changing the mailing address from the first step to the public record
  The pieces have features of their own. This is the proof that they carry a filer together, up to the address that the public finds.

  @W5-address @R13-fees @browser-only
  Rule: A filer who fills in every step and pays has changed the mailing address, and nothing else of the office
    @W4-init-existing @W2-receipt @W2-whatsnext @W7-image
    Scenario: The mailing address is changed, and the filer reads so and has the document
      When the mailing address of the entity "20101000024" is changed by hand to "PO Box 481, Golden, CO 80402"
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 10 dollars
      When the filer continues
      Then the filer is told "The change of mailing address of Quaking Grove Pantry LLC is on record."
      And "Print your document" opens a PDF
      And the document says "PO Box 481"
      And the public record of the entity "20101000024" shows "PO Box 481"
      And the public record of the entity "20101000024" shows "1700 Broadway"
