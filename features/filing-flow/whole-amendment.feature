Feature: Amending a company from the first step to the public record
  The pieces have features of their own. This is the proof that they carry a filer together, up to the name that the public finds.

  @W2-flow-amend @W4-linear @W2-receipt @R13-fees
  Rule: A filer who fills in every step and pays has changed the name of the company
    @browser-only @W2-intro @W4-name-radio @W2-review @W2-whatsnext @T1-former
    Scenario: The company has another name, and the document can be opened
      Given a company is on record that wants another name
      When the filer enters the new name and every other step of the amendment by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 25 dollars
      And the filer reads the title "Receipt - Articles of Amendment for a Limited Liability Company - Office of Business Records"
      When the filer continues
      Then the filer reads the title "What's next - Articles of Amendment for a Limited Liability Company - Office of Business Records"
      And "Print your document" opens a PDF
      And the document shows the new name
      And the public record shows the new name
      And the public record shows the old name as a former one
      And a search for the old name finds the new one, and says that the company had the old one before

  @W2-flow-amend @W4-name-outcomes @W5-name-taken @W7-nameavail
  Rule: While a change of name is delayed both names are taken, and afterwards the old one is free
    @api-only
    Scenario: The day has not come
      Given a company is on record that wants another name
      When the change of name is filed and paid to take effect in 10 days
      Then neither the old nor the new name is available to others
      And the public record shows the old name
      And the receipt says the old name, and the new one as the later name

    @api-only
    Scenario: The day has come
      Given a company is on record that wants another name
      When the change of name is filed and paid to take effect in 10 days
      And the day of the new name has come
      Then only the old name is available to others
      And the public record shows the new name
      And the receipt says the new name alone

    @api-only @T1-former @A2-search
    Scenario: The company is still found by the name that people know
      Given a company is on record that wants another name
      When the change of name is filed and paid to take effect in 10 days
      And the day of the new name has come
      Then a search for the old name finds the new one, and says that the company had the old one before
      And the public record shows the old name as a former one
