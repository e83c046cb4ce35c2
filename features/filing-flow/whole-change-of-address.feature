Feature: Changing the principal office address from the first step to the public record
  The pieces have features of their own. This is the proof that they carry a filer together, up to the address that the public finds.

  @W2-flow-chgpoa @W4-chgpoa-intro @A2-poa @R13-fees @browser-only
  Rule: A filer who fills in every step and pays has changed the principal office address
    @W4-init-existing @W2-receipt @W2-whatsnext @W7-image
    Scenario: The address is changed, and the filer reads so and has the document
      When the principal office of the entity "20101000013" is changed by hand to "200 E Colfax Ave, Denver, CO 80203"
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 10 dollars
      When the filer continues
      Then the filer is told "The change is on record for Larkspur Library Friends."
      And "Print your document" opens a PDF
      And the document says "200 E Colfax Ave"
      And the public record of the entity "20101000013" shows "200 E Colfax Ave"
