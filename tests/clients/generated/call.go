// First calls of the generated Go client against a server with the demo world (scripts/generated-clients.ts).
package main

import (
	"context"
	"fmt"
	"os"

	skein "example.org/skein"
)

func main() {
	configuration := skein.NewConfiguration()
	configuration.Servers = skein.ServerConfigurations{{URL: os.Getenv("ORIGIN")}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+os.Getenv("TOKEN"))
	client := skein.NewAPIClient(configuration)

	answer, _, err := client.BlogsAPI.GetBlogInfo(context.Background(), "marlow").XVersion("1").Execute()
	if err != nil {
		panic(err)
	}
	if name := answer.Response.Blog.Name; name != "marlow" {
		panic("the blog is named " + name)
	}
	_, response, err := client.BlogsAPI.GetBlogInfo(context.Background(), "nobody-has-this-name").XVersion("1").Execute()
	if err == nil || response.StatusCode != 404 {
		panic("a missing blog was not answered with 404")
	}
	fmt.Println("go: read", answer.Response.Blog.Name)
}
