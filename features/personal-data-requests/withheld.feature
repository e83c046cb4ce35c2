Feature: A document whose personal data are removed
  What staff take out of the public record stays out of it, while the rest of the record remains as it was.

  @A2-pii @A2-pii-review @A8-admin @browser-only
  Rule: A request that is entered, reviewed and submitted withholds its document from everybody
    Scenario: The document is withheld
      Given a request to remove personal data with 2 filers, listing the filers
      When the administrator submits the request
      Then the review of the request is headed "Confirmation"
      And the public record says "Withheld: contained personal data" of the document
      And nobody can open the document

    Scenario: The rest of the record stays, and staff find the request
      Given a request to remove personal data with 1 filer, listing the filers
      When the administrator submits the request
      Then the certificate of good standing can still be had
      And a search of the requests for "ada lindqvist" finds it
      And a search of the requests for "nobody of that name" finds nothing
